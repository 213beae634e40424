public import Frames
import Rendering

/// The registered names of colors and fonts, for trees in light or dark appearance.
///
///     let names = KnownTokens()
///     let difference = FrameDifference(
///         from: before, to: after, tokens: names.tokens(for: before), newTokens: names.tokens(for: after))
public struct KnownTokens: Sendable {
    /// The names in the current appearance, and in the other one.
    private let candidates: [DesignTokens]

    /// Captures the current names, see `DesignTokens.register(_:tokens:)` of Frames.
    public init() {
        let present = RenderSettings.current.appearance
        candidates = [present, present == .dark ? .light : .dark].map { appearance in
            var settings = RenderSettings.current
            settings.appearance = appearance
            return RenderSettings.withCurrent(settings) { .registered }
        }
    }

    /// Returns the names for a tree, in light or dark appearance.
    public func tokens(for frame: Frame) -> DesignTokens { DesignTokens.fitting(frame, among: candidates) }
}

extension DesignTokens {
    /// Returns the tokens that name the most colors of a tree; the first among equals.
    ///
    /// A tree doesn't store its appearance, but its colors show it.
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
    /// The colors that the frame itself paints.
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
