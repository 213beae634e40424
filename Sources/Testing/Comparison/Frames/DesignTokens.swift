public import Foundation
public import Frames

/// Names for colours and fonts, such as those of an `Appearance`.
///
/// The order of the names is the order in which they are looked up.
public struct DesignTokens: Sendable, Equatable {
    /// A font file and a size, which one name stands for.
    public struct Font: Sendable, Hashable {
        /// The name of a font file, such as `Inter-Regular.otf`.
        public var file: String
        /// In points.
        public var size: CGFloat

        /// - Parameters:
        ///   - file: The name of a font file, without its folder.
        ///   - size: In points.
        public init(file: String, size: CGFloat) {
            self.file = file
            self.size = size
        }
    }

    private var colorNames: [String: [String]] = [:]
    private var fontNames: [Font: [String]] = [:]

    /// - Parameters:
    ///   - colors: Names of colours. Several names may stand for one colour.
    ///   - fonts: Names of fonts, likewise.
    public init(
        colors: [(name: String, color: RGBA)] = [], fonts: [(name: String, font: Font)] = []
    ) {
        for (name, color) in colors { colorNames[color.description, default: []].append(name) }
        for (name, font) in fonts { fontNames[font, default: []].append(name) }
    }

    /// Returns these names, followed for each value by those that other tokens have for it.
    public func adding(_ other: DesignTokens) -> DesignTokens {
        func united(_ own: [String], _ others: [String]) -> [String] { own + others.filter { !own.contains($0) } }
        var both = self
        both.colorNames.merge(other.colorNames, uniquingKeysWith: united)
        both.fontNames.merge(other.fontNames, uniquingKeysWith: united)
        return both
    }

    func names(of color: RGBA) -> [String] { colorNames[color.description] ?? [] }

    func names(of font: Font) -> [String] { fontNames[font] ?? [] }
}

extension DesignTokens {
    /// Returns the tokens that name the most colours of a tree; the first of several.
    ///
    /// A tree doesn't say whether it was laid out in light or in dark, but its colours do.
    public static func fitting(_ frame: Frame, among candidates: [DesignTokens]) -> DesignTokens {
        var colors: Set<String> = []
        FrameTree(frame).nodes.forEach { colors.formUnion($0.frame.colors.map(\.description)) }
        func count(_ tokens: DesignTokens) -> Int { colors.count { tokens.colorNames[$0] != nil } }
        var best: (tokens: DesignTokens, count: Int)?
        for tokens in candidates {
            let count = count(tokens)
            if count > best?.count ?? -1 { best = (tokens, count) }
        }
        return best?.tokens ?? DesignTokens()
    }
}

extension Frame {
    /// The colours that the frame itself is painted in.
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
