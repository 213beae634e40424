import Foundation

/// The maximum size of a new golden: a number of bytes, or one that grows with the picture.
///
/// `withSnapshotTesting(sizeBudget: .perPixel(0.1))` allows 600 KiB for the screen of a phone at 3x. Without a budget,
/// there is no limit.
public struct SizeBudget: Sendable, Hashable, Codable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    private enum Measure: Sendable, Hashable, Codable {
        case bytes(Int)
        case perPixel(Double)
        case unlimited
    }

    private let measure: Measure

    /// A budget in bytes.
    public static func bytes(_ count: Int) -> SizeBudget { SizeBudget(measure: .bytes(count)) }

    /// A budget in bytes per pixel of a picture. Texts are unlimited then.
    public static func perPixel(_ bytes: Double) -> SizeBudget { SizeBudget(measure: .perPixel(bytes)) }

    /// No limit, regardless of the enclosing setting.
    public static let unlimited = SizeBudget(measure: .unlimited)

    private init(measure: Measure) {
        self.measure = measure
    }

    /// A budget in bytes.
    public init(integerLiteral bytes: Int) {
        self.init(measure: .bytes(bytes))
    }

    /// Returns the maximum size of a file in bytes.
    ///
    /// - Parameter pixels: The number of the picture's pixels; `nil` for a text.
    /// - Returns: `nil` if there is no limit.
    public func limit(pixels: Int?) -> Int? {
        switch measure {
        case .bytes(let count): count
        case .perPixel(let bytes): pixels.map { Int((Double($0) * bytes).rounded(.up)) }
        case .unlimited: nil
        }
    }

    public var description: String {
        switch measure {
        case .bytes(let count): "\(count) bytes"
        case .perPixel(let bytes): "\(bytes) bytes per pixel"
        case .unlimited: "unlimited"
        }
    }
}

extension SizeBudget {
    /// The environment variable that sets the budget of all goldens.
    public static let variable = "MESSAGESHOT_SIZE_BUDGET"

    /// Reads a budget: `20480`, `20K`, `1M`, `0.1/pixel` or `unlimited`.
    ///
    /// - Throws: If the text isn't a budget.
    public init(_ text: String) throws(GoldenError) {
        let words = text.lowercased().filter { !$0.isWhitespace }
        let (number, unit) = (words.prefix { $0.isNumber || $0 == "." }, words.drop { $0.isNumber || $0 == "." })
        let factors: [Substring: Double] = [
            "": 1, "b": 1, "k": 1024, "kb": 1024, "kib": 1024, "m": 1_048_576, "mb": 1_048_576,
            "mib": 1_048_576,
        ]
        if words == "unlimited" {
            measure = .unlimited
        } else if let value = Double(number), value > 0, value < 1e9, unit == "/pixel" {
            measure = .perPixel(value)
        } else if let value = Double(number), let factor = factors[unit], value * factor >= 1, value < 1e9 {
            measure = .bytes(Int(value * factor))
        } else {
            throw GoldenError("“\(text)” isn’t a size; expected 20480, 20K, 1M, 0.1/pixel or unlimited")
        }
    }

    /// Returns the budget of an assertion: that of the enclosing scope or trait, or of the environment.
    ///
    /// - Throws: If the environment's value isn't a budget.
    public static func resolved(
        scope: SizeBudget?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(GoldenError) -> SizeBudget {
        if let scope { return scope }
        guard let text = environment[variable], !text.isEmpty else { return .unlimited }
        do throws(GoldenError) {
            return try SizeBudget(text)
        } catch {
            throw GoldenError("\(variable): \(error)")
        }
    }
}
