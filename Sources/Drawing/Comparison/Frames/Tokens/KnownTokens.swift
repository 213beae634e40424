public import Frames
import Rendering

/// The registered names of colors and fonts, for trees that were laid out in light or in dark.
///
///     let names = KnownTokens()
///     let difference = FrameDifference(
///         from: before, to: after, tokens: names.tokens(for: before), newTokens: names.tokens(for: after))
public struct KnownTokens: Sendable {
    /// The names in the present light or dark, and in the other of the two.
    private let candidates: [DesignTokens]

    /// Takes the names as they are now, see `DesignTokens.register(_:tokens:)` of Frames.
    public init() {
        let present = RenderSettings.current.appearance
        candidates = [present, present == .dark ? .light : .dark].map { appearance in
            var settings = RenderSettings.current
            settings.appearance = appearance
            return RenderSettings.withCurrent(settings) { .registered }
        }
    }

    /// Returns the names that hold for a tree: those in light, or those in dark.
    public func tokens(for frame: Frame) -> DesignTokens { DesignTokens.fitting(frame, among: candidates) }
}

extension DesignTokens {
    /// Returns the tokens that name the most colors of a tree; the first of several.
    ///
    /// A tree doesn't say whether it was laid out in light or in dark, but its colors do.
    public static func fitting(_ frame: Frame, among candidates: [DesignTokens]) -> DesignTokens {
        var colors: Set<String> = []
        FrameTree(frame).nodes.forEach { colors.formUnion($0.frame.colors.map(\.description)) }
        func count(_ tokens: DesignTokens) -> Int { colors.count { tokens.hasName(forColor: $0) } }
        var best: (tokens: DesignTokens, count: Int)?
        for tokens in candidates {
            let count = count(tokens)
            if count > best?.count ?? -1 { best = (tokens, count) }
        }
        return best?.tokens ?? DesignTokens()
    }
}

extension Frame {
    /// The colors that the frame itself is painted in.
    fileprivate var colors: [RGBA] {
        var colors = [border?.color, shadow?.color].compactMap { $0 }
        if case .color(let color) = fill { colors.append(color) }
        switch content {
        case .none, .path: break
        case .text(let text): colors += text.colors
        case .image(let image): colors += [image.tint].compactMap { $0 }
        }
        return colors
    }
}
