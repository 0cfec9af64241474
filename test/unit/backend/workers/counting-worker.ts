// The solver's worker, which counts the orders that it gets; see order-counter.ts.
import './order-counter.ts'
import '#main/backend/solve/solver-worker.ts'
