import Foundation
import Frames
import Typesetting
import UIKitValues

extension Font {
    /// Returns the font as typesetting describes it.
    ///
    /// - Parameter environment: Has the reader's text size.
    package func resolve(in environment: EnvironmentValues) -> FontDescription {
        var resolver = FontResolver(environment)
        return resolver.resolve(self).description
    }
}

/// Finds the font that is meant where it is used.
struct FontResolver {
    /// A font and the text style that it was made for: a style's bold font is another one than a size's.
    struct Resolved {
        var description: FontDescription
        var style: Font.TextStyle?
    }

    /// What of the font isn't drawn, in a line each.
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
            font.description.weight = max(font.description.weight, font.style?.boldWeight ?? .bold)
        case .italic: font.description.isItalic = true
        case .monospaced: font.description.family = .monospaced
        case .monospacedDigits: font.description.hasMonospacedDigits = true
        case .weight(let weight): font.description.weight = weight.fontWeight
        case .leading(let leading): apply(leading, to: &font.description)
        case .design(let design): apply(design, to: &font.description)
        case .smallCaps: problems.append("Small capitals aren't drawn: the letters stay as they are.")
        case .width(let width):
            if width != .standard { problems.append("The width of a font isn't drawn: its letters stay as they are.") }
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

    /// A size that letters can have, in points.
    private mutating func finite(_ size: CGFloat) -> CGFloat {
        guard !size.isFinite else { return size }
        problems.append("A font's size of \(size) is no length: 17 points stand in for it.")
        return 17
    }

    private mutating func custom(_ name: String, size: CGFloat) -> FontDescription {
        if let font = UIFont(name: name, size: size) { return font.fontDescription }
        problems.append("The font \"\(name)\" isn't bundled: the system's font stands in for it.")
        return .system(size: size)
    }

    private func size(_ size: CGFloat, _ rule: Font.CustomSize) -> CGFloat {
        guard case .relative(let style) = rule else { return size }
        let now = style.typesettingStyle.font(for: environment.dynamicTypeSize.contentSize)
        let standard = style.typesettingStyle.font(for: .large)
        guard now != standard else { return size }
        // As UIFontMetrics does: in the proportion of the lines, to a whole pixel.
        let scaled = size * (now.leading ?? now.lineHeight) / (standard.leading ?? standard.lineHeight)
        return (scaled * environment.displayScale).rounded() / environment.displayScale
    }
}
