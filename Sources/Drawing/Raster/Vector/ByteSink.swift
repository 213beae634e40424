import Foundation

/// Hands on the bytes of a vector file in pieces while Cairo writes it, but for the last ones, which may still be changed.
final class ByteSink {
    private let output: (Data) throws -> Void
    private var held: [UInt8] = []

    /// Why the output takes no more; `nil` while it does.
    private(set) var failure: (any Error)?

    /// The memory for the bytes that are held.
    var capacity: Int { held.capacity }

    /// The bytes at the end of a file that are held until it is finished.
    static let endSize = 256

    /// The bytes beside those that are held at most.
    static let pieceSize = 1 << 16

    /// - Parameter output: Takes the bytes, piece by piece. It isn't called again once it has thrown.
    init(to output: @escaping (Data) throws -> Void) {
        self.output = output
        held.reserveCapacity(Self.pieceSize + Self.endSize)
    }

    /// Returns whether the bytes could be taken.
    func append(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
        var rest = UnsafeBufferPointer(start: bytes, count: count)[...]
        while failure == nil, !rest.isEmpty {
            let piece = rest.prefix(Self.pieceSize + Self.endSize - held.count)
            held.append(contentsOf: piece)
            rest = rest.dropFirst(piece.count)
            guard held.count == Self.pieceSize + Self.endSize else { continue }
            handOn(Data(held.prefix(Self.pieceSize)))
            held.removeFirst(Self.pieceSize)
        }
        return failure == nil
    }

    /// Hands on the last bytes of the file.
    ///
    /// - Parameter change: Changes them before.
    func finish(_ change: (inout Data) -> Void = { _ in }) {
        guard failure == nil else { return }
        var end = Data(held)
        change(&end)
        handOn(end)
    }

    private func handOn(_ piece: Data) {
        do { try output(piece) } catch { failure = error }
    }
}
