import Foundation
import Frames
import Typesetting
import UIKitValues

extension Font {
    /// Returns the font description for typesetting.
    ///
    /// - Parameter environment: The environment with the reader's text size.
    package func resolve(in environment: EnvironmentValues) -> FontDescription {
        var resolver = FontResolver(environment)
        return resolver.resolve(self).description
    }
}

/// Resolves a font in an environment.
struct FontResolver {
    /// A font and its text style: the bold font of a style differs from that of a size.
    struct Resolved {
        var description: FontDescription
        var style: Font.TextStyle?
    }

    /// The problems of the font, a line each.
    private(set) var problems: [String] = []

    private let environment: EnvironmentValues

    init(_ environment: EnvironmentValues) {
        self.environment = environment
    }

    mutating func resolve(_ font: Font) -> Resolved {
        switch font.source {
        case .style(let style, let design, let weight):
            var resolved = Resolved(
                description: style.typesettingStyle.font(for: environment.dynamicTypeSize.contentSize), style: style)
            if let weight { resolved.description.weight = weight.fontWeight }
            if let design { apply(design, to: &resolved.description) }
            return resolved
        case .system(let size, let weight, let design):
            var description = FontDescription.system(size: finite(size), weight: weight?.fontWeight ?? .regular)
            if let design { apply(design, to: &description) }
            return Resolved(description: description)
        case .custom(let name, let size, let rule):
            return Resolved(description: custom(name, size: self.size(finite(size), rule)))
        case .uiFont(let font):
            return Resolved(description: font.fontDescription)
        case .changed(let font, let change):
            var resolved = resolve(font)
            apply(change, to: &resolved)
            return resolved
        }
    }

    mutating func apply(_ change: Font.Change, to font: inout Resolved) {
        switch change {
        case .bold:
            font.description.weight = max(
                font.description.weight, font.style?.typesettingStyle.emphasizedWeight ?? .bold)
        case .italic: font.description.isItalic = true
        case .monospaced: font.description.family = .monospaced
        case .monospacedDigits: font.description.hasMonospacedDigits = true
        case .weight(let weight): font.description.weight = weight.fontWeight
        case .leading(let leading): apply(leading, to: &font.description)
        case .design(let design): apply(design, to: &font.description)
        case .smallCaps: problems.append("Small capitals aren't drawn; the letters stay as they are.")
        case .width(let width):
            if width != .standard { problems.append("The width of a font isn't drawn; its letters stay as they are.") }
        }
    }

    private func apply(_ design: Font.Design, to font: inout FontDescription) {
        switch design {
        case .default: font.family = .system
        case .monospaced: font.family = .monospaced
        case .serif: font.family = .serif
        case .rounded: font.family = .rounded
        }
    }

    /// UIKit's traits for tight and loose leading move the lines by 2 points.
    private func apply(_ leading: Font.Leading, to font: inout FontDescription) {
        let distance = font.leading ?? font.lineHeight
        switch leading {
        case .standard: break
        case .tight: font.leading = distance - 2
        case .loose: font.leading = distance + 2
        }
    }

    /// Returns a valid font size, in points.
    private mutating func finite(_ size: CGFloat) -> CGFloat {
        guard !size.isFinite else { return size }
        problems.append("A font size of \(size) is not a length; 17 points are used instead.")
        return 17
    }

    private mutating func custom(_ name: String, size: CGFloat) -> FontDescription {
        if let font = UIFont(name: name, size: size) { return font.fontDescription }
        problems.append("The font \"\(name)\" isn't bundled; the system font is used instead.")
        return .system(size: size)
    }

    private func size(_ size: CGFloat, _ rule: Font.CustomSize) -> CGFloat {
        guard case .relative(let style) = rule else { return size }
        let now = style.typesettingStyle.font(for: environment.dynamicTypeSize.contentSize)
        let standard = style.typesettingStyle.font(for: .large)
        guard now != standard else { return size }
        // Like UIFontMetrics: in proportion to the line height, rounded to a whole pixel.
        let scaled = size * (now.leading ?? now.lineHeight) / (standard.leading ?? standard.lineHeight)
        return (scaled * environment.displayScale).rounded() / environment.displayScale
    }
}
