import ChatLook
import Frames
import HeadlessSwiftUI
import Rendering
import UIKitValues

extension Appearance {
    /// Registers the names of ``default``'s colors and fonts for comparisons.
    ///
    /// Values also have the names that they have in an unchanged appearance. The first configuration calls this; call
    /// it to compare trees that this process didn't lay out.
    public static func registerDesignTokens() {
        DesignTokens.register("Appearance of SwiftUI") { DesignTokens(.default).adding(DesignTokens(Appearance())) }
    }
}

extension DesignTokens {
    /// The names of an appearance’s colors and fonts in the order of declaration, under the current settings.
    public init(_ appearance: Appearance) {
        var colors = [(name: "tintColor", color: appearance.colors.tintColor.rgba(in: EnvironmentValues()))]
        colors += ColorPalette.tokens.map { ($0.name, appearance.colors[keyPath: $0.color].rgba) }
        for token in ColorPalette.derivedTokens {
            let color = appearance.colors[keyPath: token.color].rgba
            // Unless it is set itself, a derived color has the name of the color that it derives from.
            if !colors.contains(where: { $0.color == color }) { colors.append((token.name, color)) }
        }
        self.init(
            colors: colors,
            fonts: Fonts.tokens.compactMap { token in
                appearance.fonts[keyPath: token.font].token.map { (token.name, $0) }
            })
    }
}

extension ColorPalette {
    /// The names of the primary colors.
    fileprivate static var tokens: [(name: String, color: KeyPath<ColorPalette, UIColor>)] {
        ColorToken.allCases.compactMap { token in token.inColorPalette.map { (token.nameInColorPalette, $0) } }
            + [("innerBorder", \.innerBorder)]
    }

    /// The names of the colors that derive from others.
    fileprivate static var derivedTokens: [(name: String, color: KeyPath<ColorPalette, UIColor>)] {
        [
            ("messageCurrentUserBackground", \.messageCurrentUserBackground.token),
            ("messageOtherUserBackground", \.messageOtherUserBackground.token),
            ("messageCurrentUserTextColor", \.messageCurrentUserTextColor),
            ("messageOtherUserTextColor", \.messageOtherUserTextColor),
            ("quotedMessageBackgroundCurrentUser", \.quotedMessageBackgroundCurrentUser),
            ("quotedMessageBackgroundOtherUser", \.quotedMessageBackgroundOtherUser),
            ("composerPlaceholderColor", \.composerPlaceholderColor),
            ("composerInputBackground", \.composerInputBackground),
        ]
    }
}

extension [UIColor] {
    /// The first color of a fill.
    fileprivate var token: UIColor { first ?? .clear }
}

extension Fonts {
    fileprivate static var tokens: [(name: String, font: KeyPath<Fonts, Font>)] {
        FontToken.allCases.map { ($0.rawValue, $0.inFonts) } + [("title2", \.title2)]
    }
}

extension Font {
    /// The font as frame trees have it, found by laying out a letter.
    fileprivate var token: DesignTokens.Font? {
        let frame = ViewFrames(Text(verbatim: "a").font(self)).makeFrame(proposing: ProposedSize())
        var found: DesignTokens.Font?
        frame.forEach { inner, _ in
            guard found == nil, case .text(let text) = inner.content, let run = text.runs.first else { return }
            found = DesignTokens.Font(file: run.face.file, size: (run.size * 100).rounded() / 100)
        }
        return found
    }
}
