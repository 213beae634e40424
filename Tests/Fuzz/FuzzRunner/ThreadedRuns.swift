internal import Foundation
internal import FuzzTargets

/// Runs inputs of a target on many threads at once, for the thread sanitizer, and then one after another: the outcomes
/// must be the same.
struct ThreadedRuns {
    private let options: FuzzOptions
    private let threads: Int

    init(_ options: FuzzOptions, threads: Int) { (self.options, self.threads) = (options, threads) }

    /// - Returns: 1 if an input had a different outcome on many threads.
    func run() -> Int32 {
        let differences = Box()
        // The main thread serves the main queue, on which views are laid out.
        Thread.detachNewThread {
            for target in options.targets { differences.add(check(target)) }
            exit(differences.count == 0 ? 0 : 1)
        }
        dispatchMain()
    }

    private func check(_ target: FuzzTarget) -> Int {
        let seeds = InputFolder(options.folder, target.name).seeds
        let inputs = (0..<options.runs).map { target.input(seed: options.seed, index: $0, seeds: seeds) }
        let outcomes = Outcomes(count: inputs.count)
        let group = DispatchGroup()
        for thread in 0..<threads {
            group.enter()
            let worker = Thread {
                for index in stride(from: thread, to: inputs.count, by: threads) {
                    outcomes.set(index, Self.messages(of: inputs[index], target))
                }
                group.leave()
            }
            worker.stackSize = 8 << 20
            worker.start()
        }
        group.wait()
        let alone = inputs.map { Self.messages(of: $0, target) }
        let different = inputs.indices.filter { alone[$0] != outcomes[$0] }
        print(
            "\(target.name): \(inputs.count) inputs on \(threads) threads, \(different.count) with a different outcome")
        for index in different.prefix(3) {
            print("  input \(index) of seed \(options.seed): \(outcomes[index]), but \(alone[index]) on one thread")
        }
        return different.count
    }

    private static func messages(of input: Data, _ target: FuzzTarget) -> [String] {
        target.run(input).messages.map(ScratchFolder.withoutThread)
    }

    private final class Box: @unchecked Sendable {
        private(set) var count = 0
        func add(_ number: Int) { count += number }
    }

    /// The outcome of each input.
    private final class Outcomes: @unchecked Sendable {
        private let lock = NSLock()
        private var messages: [[String]]

        init(count: Int) { messages = Array(repeating: [], count: count) }

        subscript(index: Int) -> [String] { lock.withLock { messages[index] } }

        func set(_ index: Int, _ lines: [String]) { lock.withLock { messages[index] = lines } }
    }
}
