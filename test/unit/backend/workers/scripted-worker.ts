// A solver worker that does as the rules' name says; see script.ts, which hears each order first.
import './script.ts'
import '#main/backend/solve/solver-worker.ts'
