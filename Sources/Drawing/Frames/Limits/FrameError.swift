/// The reason why a frame can't be drawn: a number that is not finite, or exceeds ``FrameLimits``.
public struct FrameError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The name of the frame, or of the nearest enclosing frame that has one.
    public var frame: String

    /// The problem, and what would be right.
    public var reason: String

    /// - Parameter reason: A clause such as `"the shadow's radius is nan"`.
    package init(frame: String, reason: String) {
        self.frame = frame
        self.reason = reason
    }

    /// The frame and the reason on one line.
    public var description: String { frame.isEmpty ? reason : "\(frame): \(reason)" }
}

/// An invalid number.
struct InvalidNumber: Error {
    var reason: String

    init(_ what: StaticString, _ part: StaticString, _ value: Double, _ range: ClosedRange<Double>) {
        let place = part.utf8CodeUnitCount > 0 ? "\(what) \(part)" : "\(what)"
        reason =
            "its \(place) is \(value.plain); it must be from \(range.lowerBound.plain) to \(range.upperBound.plain)"
    }

    init(reason: String) {
        self.reason = reason
    }
}

extension Double {
    fileprivate var plain: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

/// Checks that a number is finite and in its range.
@inline(__always)
func check(
    _ value: Double, _ what: StaticString, _ part: StaticString = "",
    _ range: ClosedRange<Double> = FrameLimits.number
) throws(InvalidNumber) {
    // NaN is in no range.
    guard value >= range.lowerBound, value <= range.upperBound else { throw InvalidNumber(what, part, value, range) }
}
