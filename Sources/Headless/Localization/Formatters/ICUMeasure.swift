import _FoundationICU

/// Formats numbers with their units, as the Unicode CLDR defines.
enum ICUMeasure {
    /// The length of a unit's name: `5 kilometers`, `5 km`, `5km`.
    enum Width: String, Codable {
        case wide = "full-name"
        case abbreviated = "short"
        case narrow = "narrow"

        init(_ style: Formatter.UnitStyle) {
            switch style {
            case .short: self = .narrow
            case .medium: self = .abbreviated
            case .long: self = .wide
            }
        }

        fileprivate var list: UListFormatterWidth {
            switch self {
            case .wide: ULISTFMT_WIDTH_WIDE
            case .abbreviated: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        }
    }

    /// Returns a number with its unit.
    ///
    /// - Parameters:
    ///   - unit: Such as `kilometer`, by the name in the CLDR.
    /// - usage: Whether the region's preferred unit may replace the unit.
    /// - decimals: The minimum and maximum number of decimals.
    /// - style: The format of the number itself.
    /// - Returns: `nil` for a unit that isn't in the CLDR.
    static func text(
        _ number: Double, unit: String, width: Width, inUsualUnit usage: Bool = false,
        decimals: (least: Int, most: Int) = (0, 3), style: FloatingPointFormatStyle<Double>? = nil, locale: Locale
    ) -> String? {
        let precision =
            ".\(String(repeating: "0", count: decimals.least))"
            + String(repeating: "#", count: max(decimals.most - decimals.least, 0))
        let rounding = decimals.most == 0 ? "precision-integer" : precision
        let unitSkeleton = "\(stem(unit)) unit-width-\(width.rawValue) \(usage ? "usage/default " : "")\(rounding)"
        guard let written = format(number, unitSkeleton, locale) else { return nil }
        guard let style, let value = Double(written.decimal), let plain = format(value, rounding, locale) else {
            return written.text
        }
        return written.text.replacingOccurrences(of: plain.text, with: style.format(value))
    }

    /// Returns a number in the region's preferred unit.
    static func preferredValue(_ number: Double, unit: String, locale: Locale) -> Double? {
        format(number, "unit/\(unit) usage/default .##########", locale).flatMap { Double($0.decimal) }
    }

    /// The part of a skeleton that names the unit. Degrees without a scale are named differently.
    private static func stem(_ unit: String) -> String {
        unit == "generic" ? "measure-unit/temperature-generic" : "unit/\(unit)"
    }

    private static func format(
        _ number: Double, _ skeleton: String, _ locale: Locale
    ) -> (text: String, decimal: String)? {
        var status = U_ZERO_ERROR
        let units = Array(skeleton.utf16)
        let format = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale.identifier, &status)
        let result = swift_unumf_openResult(&status)
        defer {
            swift_unumf_close(format)
            swift_unumf_closeResult(result)
        }
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        swift_unumf_formatDouble(format, number, result, &status)
        let text = ICUText.string(capacity: 512) { swift_unumf_resultToString(result, $0, $1, &status) }
        var digits = [CChar](repeating: 0, count: 512)
        let length = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, let text, (0..<512).contains(length) else { return nil }
        let decimal = String(decoding: digits.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return (text, decimal)
    }

    /// Joins amounts in several units, such as `2 hr, 5 min`.
    static func joined(_ amounts: [String], width: Width, locale: Locale) -> String {
        guard amounts.count > 1 else { return amounts.first ?? "" }
        var status = U_ZERO_ERROR
        let format = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, width.list, &status)
        defer { swift_ulistfmt_close(format) }
        let units = amounts.map { Array($0.utf16) }
        let text = withPointers(to: units) { pointers in
            ICUText.string(capacity: units.reduce(256) { $0 + $1.count + 32 }) {
                swift_ulistfmt_format(
                    format, pointers, units.map { Int32($0.count) }, Int32(units.count), $0, $1, &status)
            }
        }
        return text ?? amounts.joined(separator: ", ")
    }

    private static func withPointers<R>(
        to arrays: [[UChar]], _ found: [UnsafePointer<UChar>?] = [], _ body: ([UnsafePointer<UChar>?]) -> R
    ) -> R {
        guard found.count < arrays.count else { return body(found) }
        return arrays[found.count].withUnsafeBufferPointer {
            withPointers(to: arrays, found + [$0.baseAddress], body)
        }
    }
}
