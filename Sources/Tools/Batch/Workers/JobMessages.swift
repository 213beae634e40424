internal import Foundation

/// A job sent to a worker.
package struct JobRequest: Sendable, Equatable {
    /// The line in the jobs file, counted from 1.
    package var line: Int

    /// The line itself.
    package var job: [UInt8]

    /// The line of the job's previous result; empty if there is none.
    package var previous: [UInt8]
}

/// A worker's reply to a job.
package struct JobReply: Sendable, Equatable {
    package enum Outcome: Int, Sendable {
        case done, failed
        /// The previous result is still valid.
        case unchanged
    }

    package var outcome: Outcome

    /// The line for the results file, without a line break; empty if unchanged.
    package var result: [UInt8]

    /// Whether the worker has grown too large and should be replaced.
    package var isLast: Bool

    package init(outcome: Outcome, result: [UInt8], isLast: Bool = false) {
        self.outcome = outcome
        self.result = result
        self.isLast = isLast
    }
}

// Three numbers, and the bytes that they count.

extension JobRequest {
    var message: [UInt8] { MessageBuffer.header(line, job.count, previous.count) + job + previous }

    init?(from buffer: inout MessageBuffer) {
        guard let (line, first, second) = buffer.header, let bytes = buffer.take(first + second) else { return nil }
        self.init(line: line, job: Array(bytes[..<first]), previous: Array(bytes[first...]))
    }
}

extension JobReply {
    var message: [UInt8] { MessageBuffer.header(outcome.rawValue, isLast ? 1 : 0, result.count) + result }

    init?(from buffer: inout MessageBuffer) {
        guard let (outcome, isLast, count) = buffer.header, let outcome = Outcome(rawValue: outcome),
            let bytes = buffer.take(count)
        else { return nil }
        self.init(outcome: outcome, result: bytes, isLast: isLast == 1)
    }
}

/// Collects bytes until a message is complete.
struct MessageBuffer {
    private var bytes: [UInt8] = []

    private static let headerLength = 24

    mutating func append(_ piece: some Sequence<UInt8>) { bytes.append(contentsOf: piece) }

    /// The numbers at the start of a message.
    var header: (Int, Int, Int)? {
        guard bytes.count >= Self.headerLength else { return nil }
        return bytes.withUnsafeBytes { bytes in
            let number = { Int(bytes.loadUnaligned(fromByteOffset: $0 * 8, as: Int64.self)) }
            return (number(0), number(1), number(2))
        }
    }

    /// Takes a message's header and its bytes if all have arrived.
    mutating func take(_ count: Int) -> [UInt8]? {
        let end = Self.headerLength + count
        guard bytes.count >= end else { return nil }
        defer { bytes.removeFirst(end) }
        return Array(bytes[Self.headerLength..<end])
    }

    static func header(_ first: Int, _ second: Int, _ third: Int) -> [UInt8] {
        [first, second, third].flatMap { number in withUnsafeBytes(of: Int64(number)) { Array($0) } }
    }
}
