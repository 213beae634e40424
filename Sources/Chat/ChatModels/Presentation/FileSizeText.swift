/// Formats file sizes in decimal units.
public enum FileSizeText {
    /// The units above the byte, each a thousand times the previous one.
    public enum Unit: String, CaseIterable, Sendable {
        case kilobytes = "KB"
        case megabytes = "MB"
        case gigabytes = "GB"
        case terabytes = "TB"
        case petabytes = "PB"

        /// In bytes.
        fileprivate var size: Double {
            switch self {
            case .kilobytes: 1e3
            case .megabytes: 1e6
            case .gigabytes: 1e9
            case .terabytes: 1e12
            case .petabytes: 1e15
            }
        }

        /// The precision of a unit as a fraction of it: kilobytes are whole, gigabytes have two decimals.
        fileprivate var parts: Double {
            switch self {
            case .kilobytes: 1
            case .megabytes: 10
            case .gigabytes, .terabytes, .petabytes: 100
            }
        }
    }

    /// The texts of file sizes, in English by default.
    public struct Words: Sendable {
        /// Formats less than 1,000 bytes: `Zero KB`, `1 byte`, `30 bytes`.
        public var bytes: @Sendable (_ count: Int) -> String

        /// Formats larger sizes, with up to two decimals: `1.2 MB`.
        public var amount: @Sendable (_ number: Double, _ unit: Unit) -> String

        /// Creates texts; omitted ones are English.
        public init(
            bytes: @escaping @Sendable (_ count: Int) -> String = { count in
                count == 0 ? "Zero KB" : count == 1 ? "1 byte" : "\(count) bytes"
            },
            amount: @escaping @Sendable (_ number: Double, _ unit: Unit) -> String = { number, unit in
                "\(DecimalText.english(number)) \(unit.rawValue)"
            }
        ) {
            self.bytes = bytes
            self.amount = amount
        }
    }

    /// Returns `Zero KB`, `1 byte`, `30 bytes`, `1 KB`, `123 KB`, `1.2 MB`, `1.23 GB`.
    public static func text(bytes: Int64, words: Words = Words()) -> String {
        if bytes < 1000 { return words.bytes(Int(max(bytes, 0))) }
        var unit = Unit.kilobytes
        for larger in Unit.allCases.dropFirst() where number(bytes, unit) >= 1000 { unit = larger }
        return words.amount(number(bytes, unit), unit)
    }

    private static func number(_ bytes: Int64, _ unit: Unit) -> Double {
        (Double(bytes) / unit.size * unit.parts).rounded() / unit.parts
    }
}
