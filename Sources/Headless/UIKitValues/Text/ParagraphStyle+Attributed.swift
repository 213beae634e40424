import Frames
import Typesetting

extension ParagraphStyle {
    package init(_ style: NSParagraphStyle, layoutDirection: UIUserInterfaceLayoutDirection) {
        let strategy = style.lineBreakStrategy
        self.init(
            alignment: Alignment(style.alignment), lineBreak: LineBreak(style.lineBreakMode),
            direction: Direction(style.baseWritingDirection),
            layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            lineSpacing: style.lineSpacing, minimumLineHeight: style.minimumLineHeight,
            maximumLineHeight: style.maximumLineHeight, firstLineIndent: style.firstLineHeadIndent,
            headIndent: style.headIndent, tailIndent: style.tailIndent, paragraphSpacing: style.paragraphSpacing,
            tabStops: style.values.tabStops.map { $0.map(TabStop.init) } ?? [],
            avoidsLonelyWord: strategy.contains(.pushOut) && strategy != .standard)
        keepsKoreanWords = strategy.contains(.hangulWordPriority)
        lineHeightMultiple = style.lineHeightMultiple
        paragraphSpacingBefore = style.paragraphSpacingBefore
        tabInterval = style.values.tabStops == nil ? 0 : style.defaultTabInterval
        if style.allowsDefaultTighteningForTruncation { greatestTightening = Self.defaultTightening }
    }
}

extension ParagraphStyle {
    /// By how much letters are set tighter before a line is truncated, as AppKit documents.
    package static let defaultTightening: CGFloat = 0.05
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

extension ParagraphStyle.TabStop {
    fileprivate init(_ tab: NSTextTab) {
        let isDecimal = tab.options[.columnTerminators] != nil && tab.alignment != .center
        self.init(location: tab.location, alignment: isDecimal ? .decimal : Alignment(tab.alignment))
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
