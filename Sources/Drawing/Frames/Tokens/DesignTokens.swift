public import Foundation
internal import Synchronization

/// Names for the colors and fonts of frames, such as those of an `Appearance`.
///
/// Names are looked up in order. Register them with ``register(_:tokens:)``, so that the message of a failed golden
/// test can say `background6` where a color changed.
public struct DesignTokens: Sendable, Equatable {
    /// A font as a frame tree stores it.
    public struct Font: Sendable, Hashable {
        /// The name of a font file, such as `Inter-Regular.otf`.
        public var file: String
        /// The size in points.
        public var size: CGFloat

        /// Creates a font from a file and a size in points.
        public init(file: String, size: CGFloat) {
            self.file = file
            self.size = size
        }
    }

    private var colorNames: [String: [String]] = [:]
    private var fontNames: [Font: [String]] = [:]

    /// Creates tokens from names and values.
    ///
    /// - Parameters:
    ///   - colors: Names of colors. A color may have several names.
    ///   - fonts: Names of fonts, likewise.
    public init(
        colors: [(name: String, color: RGBA)] = [], fonts: [(name: String, font: Font)] = []
    ) {
        for (name, color) in colors { colorNames[color.description, default: []].append(name) }
        for (name, font) in fonts { fontNames[font, default: []].append(name) }
    }

    /// Returns these names, followed by those of other tokens for the same values.
    public func adding(_ other: DesignTokens) -> DesignTokens {
        func united(_ own: [String], _ others: [String]) -> [String] { own + others.filter { !own.contains($0) } }
        var both = self
        both.colorNames.merge(other.colorNames, uniquingKeysWith: united)
        both.fontNames.merge(other.fontNames, uniquingKeysWith: united)
        return both
    }

    /// - Parameter color: A color in the form of ``RGBA/description``.
    package func hasName(forColor color: String) -> Bool { colorNames[color] != nil }

    package func names(of color: RGBA) -> [String] { colorNames[color.description] ?? [] }

    package func names(of font: Font) -> [String] { fontNames[font] ?? [] }
}

extension DesignTokens {
    /// Returns tokens under the current settings, on whose appearance and content size their values depend.
    public typealias Provider = @Sendable () -> DesignTokens

    private static let providers = Mutex<[(owner: String, tokens: Provider)]>([])

    /// Registers names for all further comparisons in this process.
    ///
    /// - Parameters:
    ///   - owner: The owner of the names. Names that were registered earlier for the same owner are replaced.
    ///   - tokens: Called for each comparison, under the settings of the newer tree.
    public static func register(_ owner: String, tokens: @escaping Provider) {
        providers.withLock { providers in
            providers.removeAll { $0.owner == owner }
            providers.append((owner, tokens))
        }
    }

    /// All registered names under the current settings, sorted by owner.
    public static var registered: DesignTokens {
        let all = providers.withLock { $0 }.sorted { $0.owner < $1.owner }
        return all.reduce(DesignTokens()) { $0.adding($1.tokens()) }
    }
}
