import Frames
import Rendering
import Typesetting

/// The context that determines an attributed string's appearance, along with its attributes.
package struct AttributedContext {
    /// The attributes where the string has none.
    package var defaults: TextAttributes
    /// The attributes that override those of links.
    package var linkAttributes: [NSAttributedString.Key: Any]
    /// The position of attachments.
    package var position: AttachmentPosition
    /// The traits that colors depend on.
    package var traits: UITraitCollection
    /// The factor that scales fonts.
    package var scale: CGFloat = 1

    package init(
        defaults: TextAttributes, linkAttributes: [NSAttributedString.Key: Any] = Self.defaultLinkAttributes,
        position: AttachmentPosition = AttachmentPosition(), traits: UITraitCollection = .current
    ) {
        self.defaults = defaults
        self.linkAttributes = linkAttributes
        self.position = position
        self.traits = traits
    }

    /// The default attributes of links: blue and underlined.
    package static var defaultLinkAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }
}

extension StyledText {
    /// Creates styled text from an attributed string.
    package init(_ string: NSAttributedString, _ context: AttributedContext) {
        var runs: [Run] = []
        let text = string.string
        lazy var units = text as NSString
        let whole = NSRange(location: 0, length: string.length)
        var context = context
        let first = context.position.index
        string.enumerateAttributes(in: whole) { values, range, _ in
            let attributes = TextAttributes(values, context)
            let piece = range == whole ? text : units.substring(with: range)
            guard piece.hasAttachmentCharacter else {
                runs.append(Run(text: piece, attributes: attributes))
                return
            }
            context.position.index = first + range.location
            runs += Self.runs(of: piece, attributes, values[.attachment] as? NSTextAttachment, context)
        }
        self.init(runs: runs.isEmpty ? [Run(text: "", attributes: context.defaults.scaled(by: context.scale))] : runs)
    }

    /// Divides a run at attachment characters. An attachment character without an attachment takes no space.
    private static func runs(
        of piece: String, _ attributes: TextAttributes, _ attachment: NSTextAttachment?, _ context: AttributedContext
    ) -> [Run] {
        var inline = attributes
        var effects = attributes.effects ?? TextEffects()
        effects.attachment =
            attachment?.inlineAttachment(attributes, at: context.position, traits: context.traits)
            ?? InlineAttachment(rect: .zero)
        inline.effects = effects
        var runs: [Run] = []
        for scalar in piece.unicodeScalars {
            let isAttachment = scalar == "\u{FFFC}"
            if !isAttachment, let last = runs.last, last.attributes.effects?.attachment == nil {
                runs[runs.count - 1].text.unicodeScalars.append(scalar)
            } else {
                runs.append(Run(text: String(scalar), attributes: isAttachment ? inline : attributes))
            }
        }
        return runs
    }
}

extension TextAttributes {
    /// Creates text attributes from a dictionary.
    package init(_ values: [NSAttributedString.Key: Any], _ context: AttributedContext) {
        let values = values[.link] == nil ? values : values.merging(context.linkAttributes) { $1 }
        let traits = context.traits
        func color(_ key: NSAttributedString.Key) -> RGBA? { (values[key] as? UIColor)?.rgba(in: traits) }
        func length(_ key: NSAttributedString.Key) -> CGFloat? { AttributeNumber.length(values[key]) }
        self = context.defaults
        if let font = values[.font] as? UIFont { self.font = font.fontDescription }
        if let value = color(.foregroundColor) { self.color = value }
        if let value = color(.backgroundColor) { background = value }
        if let value = color(.underlineColor) { underlineColor = value }
        if let value = color(.strikethroughColor) { strikethroughColor = value }
        if let value = length(.tracking) ?? length(.kern) { tracking = value }
        if let value = length(.baselineOffset) { baselineOffset = value }
        switch values[.link] {
        case let url as URL: link = url.absoluteString
        case let text as String: link = text
        default: break
        }
        if context.scale != 1 { self = scaled(by: context.scale) }
        apply(lines: values)
        if values.keys.contains(where: Self.rareKeys.contains) { apply(effects: values, traits: traits) }
    }

    private mutating func apply(lines values: [NSAttributedString.Key: Any]) {
        func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            AttributeNumber.length(values[key]).map { NSUnderlineStyle(rawValue: Int($0.clamped(to: 0...0xFFFF))) }
        }
        if let style = style(.underlineStyle) {
            underline = style.hasLine
            if style.lineStyle != LineStyle() { edit { $0.underline = style.lineStyle } }
        }
        if let style = style(.strikethroughStyle) {
            strikethrough = style.hasLine
            if style.lineStyle != LineStyle() { edit { $0.strikethrough = style.lineStyle } }
        }
    }

    private static let rareKeys: Set<NSAttributedString.Key> = [
        .strokeWidth, .obliqueness, .shadow, .ligature, .expansion, .textEffect, .writingDirection,
        .inlinePresentationIntent,
    ]

    private mutating func apply(effects values: [NSAttributedString.Key: Any], traits: UITraitCollection) {
        func length(_ key: NSAttributedString.Key) -> CGFloat? { AttributeNumber.length(values[key]) }
        if let intent = InlinePresentationIntent(value: values[.inlinePresentationIntent]) { apply(intent) }
        if let slant = length(.obliqueness), slant != 0 { edit { $0.slant = slant.clamped(to: -10...10) } }
        if length(.ligature) == 0 { edit { $0.joinsLetters = false } }
        var glyphs = effects?.glyphs ?? GlyphEffects()
        if let percent = length(.strokeWidth), percent != 0 {
            glyphs.stroke = .init(
                width: percent.magnitude / 100 * font.size, color: (values[.strokeColor] as? UIColor)?.rgba(in: traits),
                isFilled: percent < 0)
        }
        if let shadow = values[.shadow] as? NSShadow { glyphs.shadow = shadow.glyphShadow(traits: traits) }
        if glyphs != GlyphEffects() { edit { $0.glyphs = glyphs } }
        reportUndrawn(values)
    }

    private mutating func edit(_ change: (inout TextEffects) -> Void) {
        var edited = effects ?? TextEffects()
        change(&edited)
        effects = edited
    }

    /// Applies the style of Markdown to the text.
    private mutating func apply(_ intent: InlinePresentationIntent) {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        if intent.contains(.code) { traits.insert(.traitMonoSpace) }
        if !traits.isEmpty { font = UIFont(font).withTraits(traits).fontDescription }
        if intent.contains(.strikethrough) { strikethrough = true }
    }

    private func reportUndrawn(_ values: [NSAttributedString.Key: Any]) {
        func report(_ name: String, _ instead: String) {
            RenderProblems.report(
                .undrawn("NSAttributedString.Key.\(name)", of: NSAttributedString(), instead: instead))
        }
        if let expansion = AttributeNumber.length(values[.expansion]), expansion != 0 {
            report("expansion", "letters keep their width")
        }
        if values[.textEffect] != nil { report("textEffect", "letters are drawn plain") }
        if values[.writingDirection] != nil { report("writingDirection", "letters have the direction of their script") }
    }

    /// Returns the attributes with the font scaled.
    package func scaled(by factor: CGFloat) -> TextAttributes {
        guard factor != 1 else { return self }
        var copy = self
        copy.font.size *= factor
        copy.font.leading = font.leading.map { $0 * factor }
        copy.tracking *= factor
        copy.baselineOffset *= factor
        return copy
    }
}

extension CGFloat {
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
