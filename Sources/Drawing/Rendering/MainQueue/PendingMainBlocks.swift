/// The blocks that code of views has sent to the main queue, and that run before the picture is drawn.
///
/// A picture is made in one go on the main queue, which comes to no other block meanwhile. On iOS a view that sends a block
/// there shows what it did a moment later.
@MainActor
package enum PendingMainBlocks {
    private static var waiting: [(number: Int, block: @Sendable () -> Void)] = []
    private static var nextNumber = 0

    package static var isEmpty: Bool { waiting.isEmpty }

    /// Keeps a block for the next picture, and returns what runs it if none comes before.
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

    /// Runs the blocks that wait now, in the order in which they were sent; those that they send wait for the next time.
    package static func runAll() {
        let blocks = waiting
        waiting = []
        for (_, block) in blocks { block() }
    }
}
