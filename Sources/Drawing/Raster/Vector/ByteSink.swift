import Foundation

/// Forwards the bytes of a vector file while Cairo writes it, except for the last ones, which may still be changed.
final class ByteSink {
    private let output: (Data) throws -> Void
    private var held: [UInt8] = []

    /// The error of the output; `nil` if there is none.
    private(set) var failure: (any Error)?

    /// The capacity of the buffer, in bytes.
    var capacity: Int { held.capacity }

    /// The number of bytes at the end of a file that are held back until it is finished.
    static let endSize = 256

    /// The maximum number of buffered bytes besides those that are held back.
    static let pieceSize = 1 << 16

    /// - Parameter output: Receives the bytes in pieces. It isn't called again once it has thrown.
    init(to output: @escaping (Data) throws -> Void) {
        self.output = output
        held.reserveCapacity(Self.pieceSize + Self.endSize)
    }

    /// Returns whether the bytes were accepted.
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

    /// Forwards the last bytes of the file.
    ///
    /// - Parameter change: Modifies them before.
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
