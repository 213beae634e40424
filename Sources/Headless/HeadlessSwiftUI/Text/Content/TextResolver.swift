import Foundation
import Frames
import Localization
import Typesetting
import UIKitValues

/// Resolves a text to runs with attributes for typesetting.
@MainActor
struct TextResolver {
    private(set) var runs: [StyledText.Run] = []

    /// The inline pictures in order.
    private(set) var images: [InlineImage] = []

    /// The problems of the text, a line each.
    private(set) var problems: [String] = []

    /// The gradient that paints all letters; `nil` if each has its own color.
    private(set) var gradient: _StylePaint?

    /// Whether some letters have another paint than the gradient.
    private var hasOtherPaints = false

    private let context: BuildContext
    private let environment: EnvironmentValues
    private let textCase: Text.Case?
    private var fonts: FontResolver

    init(_ context: BuildContext) {
        self.context = context
        environment = context.environment
        textCase = environment.text.textCase
        fonts = FontResolver(environment)
    }

    /// Returns a text with its attributes in the environment.
    mutating func resolve(_ text: Text) -> StyledText {
        var look = environment.text.look
        look.font = environment.font
        add(text, look)
        if runs.isEmpty { runs = [.init(text: "", attributes: attributes(of: look))] }
        problems += fonts.problems
        if gradient != nil, hasOtherPaints {
            gradient = nil
            problems.append("A gradient for a part of a text is drawn in one color, that of its middle.")
        }
        return StyledText(runs: runs)
    }

    private mutating func add(_ text: Text, _ look: ResolvedTextStyle) {
        var look = look
        // The first style is the innermost one, and takes precedence.
        for style in text.styles.reversed() { look.apply(style) }
        switch text.content {
        case .plain(let string): add(string, look)
        case .computed(let value): add(value.string(in: environment), look)
        case .image(let image): add(image, look)
        case .joined(let first, let second):
            add(first, look)
            add(second, look)
        case .localized(let text):
            let runs = text.runs(for: environment.locale)
            for run in runs { add(run, of: text, look) }
            reportAgreement(in: runs, of: text)
        case .attributed(let string):
            for run in string.runs { add(String(string[run.range].characters), run.attributes, look) }
        }
    }

    private mutating func add(_ string: String, _ look: ResolvedTextStyle) {
        guard !string.isEmpty else { return }
        runs.append(.init(text: cased(string), attributes: attributes(of: look)))
    }

    private mutating func add(_ image: Image, _ look: ResolvedTextStyle) {
        var inner = context
        inner.environment.font = look.font
        inner.environment.text.look = look
        look.foreground?.set(in: &inner.environment)
        let picture = InlineImage(image, number: images.count, in: inner)
        runs.append(picture.placeholder(attributes(of: look)))
        images.append(picture)
    }

    private func cased(_ string: String) -> String {
        switch textCase {
        case nil: string
        case .uppercase: string.uppercased(with: environment.locale)
        case .lowercase: string.lowercased(with: environment.locale)
        }
    }

    // MARK: Styles

    private mutating func attributes(of look: ResolvedTextStyle) -> TextAttributes {
        var attributes = TextAttributes(font: font(of: look), color: color(of: look))
        attributes.tracking = look.tracking ?? look.kerning
        attributes.baselineOffset = look.baselineOffset
        if let underline = look.underline {
            attributes.underline = true
            attributes.underlineColor = underline.color?.rgba(in: environment)
        }
        if let strikethrough = look.strikethrough {
            attributes.strikethrough = true
            attributes.strikethroughColor = strikethrough.color?.rgba(in: environment)
        }
        return attributes
    }

    private mutating func font(of look: ResolvedTextStyle) -> FontDescription { fonts.resolve(look) }

    private mutating func color(of look: ResolvedTextStyle) -> RGBA {
        let paint: _StylePaint
        switch look.foreground {
        case .color(let color): paint = .color(color.rgba(in: environment))
        case .style(let style): paint = style.paint(in: environment)
        case .nested(let style, let outer):
            var around = environment
            outer.set(in: &around)
            paint = style.paint(in: around)
        case nil: paint = environment.foregroundPaint()
        }
        if let color = paint.plainColor {
            hasOtherPaints = true
            return color
        }
        if let gradient, gradient.nearestColor != paint.nearestColor { hasOtherPaints = true }
        gradient = paint
        return paint.nearestColor
    }

    // MARK: Runs with attributes

    private mutating func add(_ run: MarkedFormat.Run, of text: LocalizedText, _ look: ResolvedTextStyle) {
        switch run.content {
        case .literal(let string): add(string, run.style, look)
        case .value(let index, let specifier):
            switch text.argument(index) {
            case .value(let value): add(value, specifier, run.style, look)
            case .text(let text): add(text, look.applying(run.style.intent))
            case nil: break
            }
        }
    }

    private mutating func add(
        _ value: _LocalizedValue, _ specifier: FormatSpecifier, _ style: MarkdownRun.Style, _ look: ResolvedTextStyle
    ) {
        switch value.content {
        case .attributed(let string): add(Text(string), look.applying(style.intent))
        case .argument, .deferred: add(value.text(specifier, locale: environment.locale), style, look)
        }
    }

    /// Reports text that uses Foundation's grammar agreement, for example between a noun and its number.
    private mutating func reportAgreement(in runs: [MarkedFormat.Run], of text: LocalizedText) {
        let agreeing = runs.filter { $0.style.attributes?.contains("inflect") == true }
        guard !agreeing.isEmpty else { return }
        let words = agreeing.map { run in
            switch run.content {
            case .literal(let string): string
            case .value(let index, let specifier):
                text.text(of: index, specifier, locale: environment.locale) ?? "…"
            }
        }.joined()
        problems.append("Automatic grammar agreement isn't made: “\(words)” is drawn as it is written.")
    }

    private mutating func add(_ string: String, _ style: MarkdownRun.Style, _ look: ResolvedTextStyle) {
        guard !string.isEmpty else { return }
        var attributes = attributes(of: look.applying(style.intent))
        if let link = style.link {
            attributes.link = link
            attributes.color = environment.linkColor.rgba(in: environment)
            hasOtherPaints = true
        }
        runs.append(.init(text: cased(string), attributes: attributes))
    }

    private mutating func add(_ string: String, _ values: AttributeContainer, _ look: ResolvedTextStyle) {
        guard !string.isEmpty else { return }
        let own = AttributedStyle(values, environment: environment)
        var look = look
        own.apply(to: &look)
        var attributes = attributes(of: look)
        if let link = own.link {
            attributes.link = link.absoluteString
            // The link's own color is used, but not that of the surrounding text.
            if own.color == nil {
                attributes.color = environment.linkColor.rgba(in: environment)
                hasOtherPaints = true
            }
        }
        attributes.background = own.background?.rgba(in: environment)
        runs.append(.init(text: cased(string), attributes: attributes))
    }
}

extension FontResolver {
    /// Returns the default font of texts, which symbols match.
    static func font(in environment: EnvironmentValues) -> FontDescription {
        var resolver = FontResolver(environment)
        var look = environment.text.look
        look.font = environment.font
        return resolver.resolve(look)
    }

    /// Returns the font of a style.
    mutating func resolve(_ look: ResolvedTextStyle) -> FontDescription {
        var font = resolve(look.font ?? .body)
        for change in look.fontChanges { apply(change, to: &font) }
        if let weight = look.weight { apply(.weight(weight), to: &font) }
        if look.isBold { apply(.bold, to: &font) }
        if look.isItalic { apply(.italic, to: &font) }
        if look.isMonospaced { apply(.monospaced, to: &font) }
        return look.scale.factor == 1 ? font.description : font.description.scaled(by: look.scale.factor)
    }
}

extension ResolvedTextStyle {
    /// Returns the style with a Markdown intent.
    func applying(_ intent: InlinePresentationIntent) -> ResolvedTextStyle {
        guard !intent.isEmpty else { return self }
        var look = self
        if intent.contains(.stronglyEmphasized) { look.isBold = true }
        if intent.contains(.emphasized) { look.isItalic = true }
        if intent.contains(.code) { look.isMonospaced = true }
        if intent.contains(.strikethrough) { look.strikethrough = .single }
        return look
    }
}

extension FontDescription {
    /// Returns the font scaled by a factor, including the distance of its lines.
    func scaled(by factor: CGFloat) -> FontDescription {
        var copy = self
        copy.size *= factor
        copy.leading = leading.map { $0 * factor }
        return copy
    }
}

extension EnvironmentValues {
    /// The color of links without their own.
    var linkColor: Color { accentColor ?? Color(Color.Base.accent) }
}
