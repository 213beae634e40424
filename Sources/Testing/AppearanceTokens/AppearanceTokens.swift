public import ChatUI
public import Comparison
public import Frames
import HeadlessUIKit

/// The names that an appearance has for the colours and fonts of frame trees.
///
///     let comparison = PictureComparison(
///         expected: before, actual: after, tokens: names.tokens(for: before), newTokens: names.tokens(for: after))
public struct AppearanceTokens: Sendable {
    /// The names in the present light or dark, and in the other of the two.
    private let candidates: [DesignTokens]

    /// - Parameter appearance: What the newer of two trees was laid out with. Values have the names, too, that they have
    ///   in an untouched appearance: those that a token had before it was changed.
    public init(_ appearance: Appearance = .default) {
        let present = RenderSettings.current.appearance
        candidates = [present, present == .dark ? .light : .dark].map { style in
            var settings = RenderSettings.current
            settings.appearance = style
            return RenderSettings.$current.withValue(settings) {
                DesignTokens(appearance).adding(DesignTokens(Appearance()))
            }
        }
    }

    /// Returns the names that hold for a tree: those in light, or those in dark.
    public func tokens(for frame: Frame) -> DesignTokens { DesignTokens.fitting(frame, among: candidates) }
}

extension DesignTokens {
    /// The names of an appearance’s colours and fonts, in the order in which it declares them, under the current
    /// settings.
    public init(_ appearance: Appearance) {
        let colors = Mirror(reflecting: appearance.colorPalette).children.compactMap { child in
            (child.value as? UIColor).flatMap { color in child.label.map { (name: $0, color: color.rgba) } }
        }
        let fonts = Mirror(reflecting: appearance.fonts).children.compactMap { child in
            // A property behind a wrapper is stored under its name with an underscore.
            (child.value as? TextStyleFont)?.wrappedValue.token.flatMap { token in
                child.label.map { (name: String($0.drop { $0 == "_" }), font: token) }
            }
        }
        self.init(colors: colors, fonts: fonts)
    }
}

extension UIFont {
    /// The font as it stands in a frame tree, found by setting a letter in it.
    fileprivate var token: DesignTokens.Font? {
        let label = UILabel()
        label.font = self
        label.text = "a"
        guard case .text(let text) = label.makeFrame(proposing: ProposedSize()).content, let run = text.runs.first
        else { return nil }
        return DesignTokens.Font(file: run.face.file, size: (run.size * 100).rounded() / 100)
    }
}
