import ChatLook
import Frames
import HeadlessUIKit
import Rendering

extension Appearance {
    /// Registers the names of ``default``'s colors and fonts for comparisons.
    ///
    /// Values also have the names that they have in an unchanged appearance. The first use of ``default`` calls this;
    /// call it to compare trees that this process didn't lay out.
    public static func registerDesignTokens() {
        DesignTokens.register("Appearance") { DesignTokens(.default).adding(DesignTokens(Appearance())) }
    }
}

extension DesignTokens {
    /// The names of an appearance’s colors and fonts in the order of declaration, under the current settings.
    public init(_ appearance: Appearance) {
        let fonts = FontToken.allCases.map { (name: $0.rawValue, font: appearance.fonts[keyPath: $0.keyPath]) }
        self.init(
            colors: ColorToken.allCases.map { ($0.rawValue, appearance.colorPalette[keyPath: $0.keyPath].rgba) },
            fonts: MainQueue.run { fonts.compactMap { name, font in font.token.map { (name, $0) } } })
    }
}

extension UIFont {
    /// The font as frame trees have it, found by laying out a letter.
    @MainActor
    fileprivate var token: DesignTokens.Font? {
        let label = UILabel()
        label.font = self
        label.text = "a"
        guard case .text(let text) = label.makeFrame(proposing: ProposedSize()).content, let run = text.runs.first
        else { return nil }
        return DesignTokens.Font(file: run.face.file, size: (run.size * 100).rounded() / 100)
    }
}
