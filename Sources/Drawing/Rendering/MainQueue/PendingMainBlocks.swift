/// The blocks that view code has dispatched to the main queue, to run before the picture is drawn.
///
/// A picture is made in a single block on the main queue, which runs no other block meanwhile. On iOS, a dispatched
/// block takes effect a moment later.
@MainActor
package enum PendingMainBlocks {
    private static var waiting: [(number: Int, block: @Sendable () -> Void)] = []
    private static var nextNumber = 0

    package static var isEmpty: Bool { waiting.isEmpty }

    /// Stores a block for the next picture, and returns a closure that runs it if no picture comes before.
    package static func add(_ block: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        let number = nextNumber
        nextNumber += 1
        waiting.append((number, block))
        return { MainActor.assumeIsolated { run(number) } }
    }

    private static func run(_ number: Int) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: index).block()
    }

    /// Runs the pending blocks in order. Blocks that they dispatch are left for the next time.
    package static func runAll() {
        let blocks = waiting
        waiting = []
        for (_, block) in blocks { block() }
    }
}
