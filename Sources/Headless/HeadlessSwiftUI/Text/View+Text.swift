import Foundation

/// Changes environment values for texts.
public struct _TextEnvironmentModifier {
    let change: @Sendable (inout EnvironmentValues) -> Void

    init(_ change: @escaping @Sendable (inout EnvironmentValues) -> Void) {
        self.change = change
    }
}

extension _TextEnvironmentModifier: ContextModifier {
    package func change(_ context: inout BuildContext) { change(&context.environment) }
}

extension View {
    private nonisolated func texts(_ style: TextStyleChange) -> ModifiedContent<Self, _TextEnvironmentModifier> {
        modifier(_TextEnvironmentModifier { $0.text.look.apply(style) })
    }

    // MARK: Fonts

    /// Sets the font of texts in the view; `nil` for the default font.
    public nonisolated func font(_ font: Font?) -> some View {
        modifier(_TextEnvironmentModifier { $0.font = font })
    }

    /// Sets the weight of texts in the view; `nil` for that of their fonts.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(_TextEnvironmentModifier { $0.text.look.weight = weight })
    }

    /// Sets the width of letters, which is reported and not drawn.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        texts(.fontChange(.width(width ?? .standard)))
    }

    /// Sets the design of texts in the view.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        texts(.fontChange(.design(design ?? .default)))
    }

    /// Makes texts in the view bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { texts(.bold(isActive)) }

    /// Makes texts in the view italic.
    public nonisolated func italic(_ isActive: Bool = true) -> some View { texts(.italic(isActive)) }

    /// Sets the monospaced font for texts in the view.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { texts(.monospaced(isActive)) }

    /// Makes digits of texts in the view monospaced.
    public nonisolated func monospacedDigit() -> some View { texts(.fontChange(.monospacedDigits)) }

    // MARK: Lines and letter spacing

    /// Underlines texts in the view, by default in their color.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        texts(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Strikes texts in the view through, by default in their color.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        texts(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Sets the spacing after each letter, in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { texts(.kerning(kerning)) }

    /// Sets the spacing after each letter, in points; takes precedence over ``kerning(_:)``.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { texts(.tracking(tracking)) }

    /// Raises texts in the view above their baselines, by a distance in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        texts(.baselineOffset(baselineOffset))
    }

    // MARK: Number of lines

    /// Limits the number of lines of texts in the view; `nil` for no limit.
    public nonisolated func lineLimit(_ number: Int?) -> some View { lines(least: nil, most: number) }

    /// Limits the number of lines, and optionally reserves space for that many.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(least: reservesSpace ? limit : nil, most: limit)
    }

    /// Reserves space for a number of lines.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(least: limit.lowerBound, most: nil)
    }

    /// Limits the number of lines of texts in the view.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(least: nil, most: limit.upperBound)
    }

    /// Reserves space for a number of lines, and limits it.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(least: limit.lowerBound, most: limit.upperBound)
    }

    private nonisolated func lines(least: Int?, most: Int?) -> ModifiedContent<Self, _TextEnvironmentModifier> {
        modifier(
            _TextEnvironmentModifier {
                $0.text.minimumLines = least
                $0.lineLimit = most
            })
    }

    // MARK: Aligning and fitting lines

    /// Aligns the lines of texts in the view, each text within its own width.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        modifier(_TextEnvironmentModifier { $0.multilineTextAlignment = alignment })
    }

    /// Sets the part of a text that is truncated if it doesn't fit.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        modifier(_TextEnvironmentModifier { $0.truncationMode = mode })
    }

    /// Allows texts to shrink before they are truncated, down to a fraction of their size.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        modifier(_TextEnvironmentModifier { $0.minimumScaleFactor = factor })
    }

    /// Sets the additional space between lines, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        modifier(_TextEnvironmentModifier { $0.lineSpacing = lineSpacing })
    }

    /// Allows letters to be tightened before a text is truncated, which isn't drawn.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View {
        modifier(_TextEnvironmentModifier { $0.allowsTightening = flag })
    }

    /// Sets the letter case of texts in the view; `nil` for unchanged letters.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        modifier(_TextEnvironmentModifier { $0.textCase = textCase })
    }

    /// Sets the scale of texts in the view relative to their fonts.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        texts(.scale(isEnabled ? scale : .default))
    }

    // MARK: The reader's text size

    /// Sets the reader's text size for the view.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        modifier(_TextEnvironmentModifier { $0.dynamicTypeSize = size })
    }

    /// Limits the reader's text size for the view.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(
        _ range: T
    ) -> some View where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return modifier(
            _TextEnvironmentModifier { values in
                guard let least = allowed.first, let most = allowed.last else { return }
                values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
            })
    }

    // MARK: Without effect in a still

    /// Allows text selection, which a still doesn't show.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

    /// Sets the language of texts in the view, which typesetting derives from the letters.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }
}

/// Whether text can be selected.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}

/// Text that can't be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Lays out the text in the view as a `UITextView` does, which fields of several lines consist of on iOS: it fills
    /// the width, and a paragraph that begins with Arabic or Hebrew is aligned along the right edge.
    package nonisolated func inTextView() -> some View {
        modifier(_TextEnvironmentModifier { $0.text.isInTextView = true })
    }

    /// Draws the caret before a character of the text in the view, in the accent color. SwiftUI has no such modifier.
    ///
    /// - Parameter index: The index of the character in UTF-16 units; `nil` for no caret.
    package nonisolated func caret(before index: Int?) -> some View {
        modifier(_TextEnvironmentModifier { $0.text.caret = index })
    }
}
