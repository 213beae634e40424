import Foundation

/// The looks of a text that leave it a text, so that it can be joined with others.
extension Text {
    /// Sets the font; `nil` keeps that of the views around.
    public func font(_ font: Font?) -> Text { styled(.font(font)) }

    /// Sets the weight of the font; `nil` keeps the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text { styled(.weight(weight)) }

    /// Sets the width of the font. The letters are drawn at their standard width, which is reported.
    public func fontWidth(_ width: Font.Width?) -> Text {
        width.map { styled(.fontChange(.width($0))) } ?? self
    }

    /// Sets the design of the font.
    public func fontDesign(_ design: Font.Design?) -> Text {
        design.map { styled(.fontChange(.design($0))) } ?? self
    }

    public func bold() -> Text { bold(true) }

    public func bold(_ isActive: Bool) -> Text { styled(.bold(isActive)) }

    public func italic() -> Text { italic(true) }

    public func italic(_ isActive: Bool) -> Text { styled(.italic(isActive)) }

    /// Sets the fixed-width font.
    public func monospaced(_ isActive: Bool = true) -> Text { styled(.monospaced(isActive)) }

    /// Gives all digits one width.
    public func monospacedDigit() -> Text { styled(.fontChange(.monospacedDigits)) }

    /// Sets the color; `nil` keeps that of the views around.
    public func foregroundColor(_ color: Color?) -> Text { styled(.color(color)) }

    /// Sets what the letters are painted with. Of a gradient, one color is drawn, which is reported.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled(.foreground((style as? Color).map { .color($0) } ?? .style(AnyShapeStyle(style))))
    }

    /// Draws a line under the text; its color is the text's own unless given.
    public func underline(_ active: Bool = true, color: Color? = nil) -> Text {
        underline(active, pattern: .solid, color: color)
    }

    /// Draws a line under the text; its color is the text's own unless given.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        styled(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Draws a line through the text; its color is the text's own unless given.
    public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text {
        strikethrough(active, pattern: .solid, color: color)
    }

    /// Draws a line through the text; its color is the text's own unless given.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        styled(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Sets the room behind each letter, in points.
    public func kerning(_ kerning: CGFloat) -> Text { styled(.kerning(kerning)) }

    /// Sets the room behind each letter, in points; it counts before ``kerning(_:)``.
    public func tracking(_ tracking: CGFloat) -> Text { styled(.tracking(tracking)) }

    /// Raises the text above its line, by a distance in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { styled(.baselineOffset(baselineOffset)) }

    /// Sets the size beside that of the text around.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? styled(.scale(scale)) : self
    }
}

/// What only spoken text and readers' tools tell apart.
extension Text {
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

    /// Reads other words than those that are drawn.
    public func accessibilityLabel(_ label: Text) -> Text {
        var copy = self
        copy.spokenLabels.append(label)
        return copy
    }

    /// Reads other words than those that are drawn.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    /// Reads other words than those that are drawn.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}
