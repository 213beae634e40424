extension NSLayoutConstraint {
    /// The options of a visual format: the edge that all views align, a direction, and the positions between which
    /// spacing is measured.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        public static let alignAllLeft = FormatOptions(aligning: .left)
        public static let alignAllRight = FormatOptions(aligning: .right)
        public static let alignAllTop = FormatOptions(aligning: .top)
        public static let alignAllBottom = FormatOptions(aligning: .bottom)
        public static let alignAllLeading = FormatOptions(aligning: .leading)
        public static let alignAllTrailing = FormatOptions(aligning: .trailing)
        public static let alignAllCenterX = FormatOptions(aligning: .centerX)
        public static let alignAllCenterY = FormatOptions(aligning: .centerY)
        public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)

        /// The bits of all alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// The first view of a row is on the leading side; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Spacing is measured between edges; the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Spacing in a column is measured between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes that all views align.
        var alignments: [Attribute] {
            let all: [Attribute] = [
                .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
            ]
            return all.filter { contains(FormatOptions(aligning: $0)) }
        }
    }

    /// Creates the constraints that a visual format describes, such as `"H:|-[name]-8-[date(40)]-|"`.
    ///
    /// An invalid format is reported in one line, with the position of the error, and gives no constraints; UIKit
    /// traps.
    ///
    /// - Parameters:
    /// - metrics: Numbers by their names in the format.
    ///   - views: Views and layout guides by their names in the format.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            var parser = VisualFormatParser(format)
            let line = try parser.parse()
            return try VisualFormatConstraints(line, options: opts, metrics: metrics ?? [:], views: views).make()
        } catch {
            error.report(format: format)
            return []
        }
    }
}
