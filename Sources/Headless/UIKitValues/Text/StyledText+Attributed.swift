import Frames
import Typesetting

extension StyledText {
    /// Creates styled text from an attributed string.
    ///
    /// - Parameters:
    ///   - string: Its fonts and colours count; attachments are left out.
    ///   - defaults: The looks where the string says nothing.
    ///   - linkColor: The colour of links that have none of their own.
    package init(
        _ string: NSAttributedString, defaults: TextAttributes, linkColor: UIColor? = nil,
        traits: UITraitCollection = .current
    ) {
        var runs: [Run] = []
        let text = string.string as NSString
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, _ in
            let piece = text.substring(with: range).replacingOccurrences(of: "\u{FFFC}", with: "")
            guard !piece.isEmpty else { return }
            var attributes = TextAttributes(values, defaults: defaults, traits: traits)
            if attributes.link != nil, let linkColor { attributes.color = linkColor.rgba(in: traits) }
            runs.append(Run(text: piece, attributes: attributes))
        }
        self.init(runs: runs.isEmpty ? [Run(text: "", attributes: defaults)] : runs)
    }
}

extension TextAttributes {
    package init(_ values: [NSAttributedString.Key: Any], defaults: TextAttributes, traits: UITraitCollection) {
        func color(_ key: NSAttributedString.Key) -> RGBA? { (values[key] as? UIColor)?.rgba(in: traits) }
        func length(_ key: NSAttributedString.Key) -> CGFloat? { Self.number(values[key]).map { CGFloat($0) } }
        self = defaults
        if let font = values[.font] as? UIFont { self.font = font.fontDescription }
        if let value = color(.foregroundColor) { self.color = value }
        if let value = color(.backgroundColor) { background = value }
        if let value = Self.number(values[.underlineStyle]) { underline = value != 0 }
        if let value = color(.underlineColor) { underlineColor = value }
        if let value = Self.number(values[.strikethroughStyle]) { strikethrough = value != 0 }
        if let value = color(.strikethroughColor) { strikethroughColor = value }
        if let value = length(.tracking) ?? length(.kern) { tracking = value }
        if let value = length(.baselineOffset) { baselineOffset = value }
        switch values[.link] {
        case let url as URL: link = url.absoluteString
        case let text as String: link = text
        default: break
        }
    }

    /// Attribute dictionaries hold numbers of whatever type the caller had at hand.
    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as Int: Double(number)
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        case let style as NSUnderlineStyle: Double(style.rawValue)
        default: nil
        }
    }
}

extension ParagraphStyle {
    /// The style of an attributed string: that of its first character.
    package init(_ string: NSAttributedString, layoutDirection: UIUserInterfaceLayoutDirection) {
        let style =
            string.length > 0
            ? string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        self.init(style ?? .default, layoutDirection: layoutDirection)
    }

    package init(_ style: NSParagraphStyle, layoutDirection: UIUserInterfaceLayoutDirection) {
        self.init(
            alignment: Alignment(style.alignment), lineBreak: LineBreak(style.lineBreakMode),
            direction: Direction(style.baseWritingDirection),
            layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            lineSpacing: style.lineSpacing, minimumLineHeight: style.minimumLineHeight,
            maximumLineHeight: style.maximumLineHeight, firstLineIndent: style.firstLineHeadIndent,
            headIndent: style.headIndent, tailIndent: style.tailIndent, paragraphSpacing: style.paragraphSpacing,
            tabStops: style.tabStops.map { TabStop(location: $0.location, alignment: .init($0.alignment)) })
    }
}

extension ParagraphStyle.Alignment {
    package init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

extension ParagraphStyle.LineBreak {
    package init(_ mode: NSLineBreakMode) {
        switch mode {
        case .byWordWrapping: self = .wordWrap
        case .byCharWrapping: self = .charWrap
        case .byClipping: self = .clip
        case .byTruncatingHead: self = .truncateHead
        case .byTruncatingMiddle: self = .truncateMiddle
        case .byTruncatingTail: self = .truncateTail
        }
    }
}

extension ParagraphStyle.Direction {
    package init(_ direction: NSWritingDirection) {
        switch direction {
        case .natural: self = .natural
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        }
    }
}

extension ParagraphStyle.TabStop.Alignment {
    init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .center: self = .center
        case .right: self = .right
        default: self = .left
        }
    }
}
