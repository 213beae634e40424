/// Writes file sizes for people, in decimal units.
enum FileSizeText {
    private static let units: [(name: String, bytes: Double, decimals: Int)] = [
        ("KB", 1e3, 0), ("MB", 1e6, 1), ("GB", 1e9, 2), ("TB", 1e12, 2), ("PB", 1e15, 2),
    ]

    /// `Zero KB`, `1 byte`, `30 bytes`, `1 KB`, `123 KB`, `1.2 MB`, `1.23 GB`.
    static func text(bytes: Int64) -> String {
        switch bytes {
        case ..<1: return "Zero KB"
        case 1: return "1 byte"
        case ..<1000: return "\(bytes) bytes"
        default: return scaledText(Double(bytes))
        }
    }

    private static func scaledText(_ bytes: Double) -> String {
        var unit = units[0]
        for larger in units.dropFirst() where rounded(bytes / unit.bytes, decimals: unit.decimals) >= 1000 {
            unit = larger
        }
        return "\(decimalText(rounded(bytes / unit.bytes, decimals: unit.decimals))) \(unit.name)"
    }

    private static func rounded(_ value: Double, decimals: Int) -> Double {
        let factor = decimals == 2 ? 100.0 : decimals == 1 ? 10.0 : 1.0
        return (value * factor).rounded() / factor
    }

    private static func decimalText(_ value: Double) -> String {
        value == value.rounded() ? String(Int64(value)) : String(value)
    }
}
