public import Foundation
public import Frames

/// Names for colours and fonts, such as those of an `Appearance`.
///
/// The order of the names is the order in which they are looked up.
public struct DesignTokens: Sendable, Equatable {
    public struct Font: Sendable, Hashable {
        /// The name of a font file, such as `Inter-Regular.otf`.
        public var file: String
        /// In points.
        public var size: CGFloat

        public init(file: String, size: CGFloat) {
            self.file = file
            self.size = size
        }
    }

    private var colorNames: [String: [String]] = [:]
    private var fontNames: [Font: [String]] = [:]

    /// More names than this for one value say nothing.
    private static let mostNames = 3

    public init(
        colors: [(name: String, color: RGBA)] = [], fonts: [(name: String, font: Font)] = []
    ) {
        for (name, color) in colors { colorNames[color.description, default: []].append(name) }
        for (name, font) in fonts { fontNames[font, default: []].append(name) }
    }

    /// The names of a colour, or `nil` if it has none or too many.
    func name(of color: RGBA) -> String? { Self.joined(colorNames[color.description]) }

    /// The names of a font, or `nil` if it has none or too many.
    func name(of font: Font) -> String? { Self.joined(fontNames[font]) }

    private static func joined(_ names: [String]?) -> String? {
        guard let names, !names.isEmpty, names.count <= mostNames else { return nil }
        return names.joined(separator: " or ")
    }
}
