import Foundation

/// Modifiers of a text that return a text, which can be concatenated with others.
extension Text {
    /// Sets the font; `nil` for that of the environment.
    public func font(_ font: Font?) -> Text { styled(.font(font)) }

    /// Sets the weight of the font; `nil` for the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text { styled(.weight(weight)) }

    /// Sets the width of the font, which is reported and not drawn.
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

    /// Sets the monospaced font.
    public func monospaced(_ isActive: Bool = true) -> Text { styled(.monospaced(isActive)) }

    /// Makes digits monospaced.
    public func monospacedDigit() -> Text { styled(.fontChange(.monospacedDigits)) }

    /// Sets the color; `nil` for that of the environment.
    public func foregroundColor(_ color: Color?) -> Text { styled(.color(color)) }

    /// Sets the foreground style. A gradient is drawn as a single color, which is reported.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled(.foreground((style as? Color).map { .color($0) } ?? .style(AnyShapeStyle(style))))
    }

    /// Underlines the text, by default in the text's color.
    public func underline(_ active: Bool = true, color: Color? = nil) -> Text {
        underline(active, pattern: .solid, color: color)
    }

    /// Underlines the text, by default in the text's color.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        styled(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Strikes the text through, by default in the text's color.
    public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text {
        strikethrough(active, pattern: .solid, color: color)
    }

    /// Strikes the text through, by default in the text's color.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        styled(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Sets the spacing after each letter, in points.
    public func kerning(_ kerning: CGFloat) -> Text { styled(.kerning(kerning)) }

    /// Sets the spacing after each letter, in points; takes precedence over ``kerning(_:)``.
    public func tracking(_ tracking: CGFloat) -> Text { styled(.tracking(tracking)) }

    /// Raises the text above its baseline, by a distance in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { styled(.baselineOffset(baselineOffset)) }

    /// Sets the scale relative to the surrounding text.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? styled(.scale(scale)) : self
    }
}

/// Accessibility properties of a text.
extension Text {
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

    /// Sets an accessibility label that replaces the text.
    public func accessibilityLabel(_ label: Text) -> Text {
        var copy = self
        copy.spokenLabels.append(label)
        return copy
    }

    /// Sets an accessibility label that replaces the text.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    /// Sets an accessibility label that replaces the text.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}
