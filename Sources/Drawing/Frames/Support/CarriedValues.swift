internal import Synchronization

/// The task-local values that go along when a caller moves to the main queue.
struct CarriedValues {
    private static let carriers = Mutex<[any Carrier]>([RenderSettings.$current])

    private let values: [any CarriedValue]

    /// The values that hold for the caller.
    static var ofCaller: CarriedValues {
        CarriedValues(values: carriers.withLock { $0 }.map { $0.take() })
    }

    static func add<Value>(_ local: TaskLocal<Value>) {
        carriers.withLock { $0.append(local) }
    }

    /// Runs `body` with the values in force.
    func bound<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.bind(values[...], around: body)
    }

    private static func bind<Result>(
        _ values: ArraySlice<any CarriedValue>, around body: () throws -> Result
    ) rethrows -> Result {
        guard let first = values.first else { return try body() }
        return try first.bind { try bind(values.dropFirst(), around: body) }
    }
}

/// A task-local variable that is carried.
private protocol Carrier: Sendable {
    func take() -> any CarriedValue
}

/// What a task-local variable was for a caller.
private protocol CarriedValue {
    func bind<Result>(around body: () throws -> Result) rethrows -> Result
}

extension TaskLocal: Carrier {
    fileprivate func take() -> any CarriedValue { Taken(local: self, value: get()) }

    private struct Taken: CarriedValue {
        let local: TaskLocal
        let value: Value

        func bind<Result>(around body: () throws -> Result) rethrows -> Result {
            try local.withValue(value, operation: body)
        }
    }
}
