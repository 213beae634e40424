import Foundation
import InterfaceBuilder
import Localization
import Rendering
import UIKitValues

extension InterfaceContext {
    /// Returns the text of a key in the file's string table for the render's language; `nil` if there is none.
    func localized(_ key: String) -> String? {
        let format = StringTables.format(for: key, table: file.table, bundle: file.bundle, locale: ._render)
        return format == LocalizedFormat(key) ? nil : format.text
    }

    // MARK: Colors

    func color(_ element: InterfaceElement) -> UIColor? {
        guard let color = InterfaceColor(element) else {
            file.report("<color> has no components and no name that is understood", at: element)
            return nil
        }
        return self.color(color, at: element)
    }

    func color(_ color: InterfaceColor, at element: InterfaceElement) -> UIColor? {
        switch color {
        case .sRGB(let red, let green, let blue, let alpha):
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3(let red, let green, let blue, let alpha):
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case .white(let white, let alpha):
            return UIColor(white: white, alpha: alpha)
        case .named(let name):
            // The file has a copy of the catalog's color, without its other appearances.
            return UIColor.found(named: name, in: nil) ?? copy(of: name, at: element) ?? UIColor(named: name, in: nil)
        case .system(let name):
            if let color = UIColor.interfaceBuilderColor(name) { return color }
            if let copy = copy(of: name, at: element) { return copy }
            file.report("there is no system color “\(name)”", at: element)
            return nil
        }
    }

    private func copy(of name: String, at element: InterfaceElement) -> UIColor? {
        switch file.document.colors[name] {
        case .sRGB, .displayP3, .white: file.document.colors[name].flatMap { color($0, at: element) }
        case .named, .system, nil: nil
        }
    }

    // MARK: Fonts

    func font(_ element: InterfaceElement) -> UIFont? {
        guard let font = InterfaceFont(element) else {
            file.report("<\(element.name)> describes no font that is understood", at: element)
            return nil
        }
        return self.font(font, at: element)
    }

    func font(_ font: InterfaceFont, at element: InterfaceElement) -> UIFont? {
        switch font {
        case .system(let size, let weight):
            return .systemFont(ofSize: size, weight: weight.flatMap { Self.weights[$0] } ?? .regular)
        case .italicSystem(let size): return .italicSystemFont(ofSize: size)
        case .textStyle(let name): return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
        case .named(let name, _, let size):
            if let font = UIFont(name: name, size: size) { return font }
            file.report("there is no font “\(name)”: the system's font takes its place", at: element)
            return .systemFont(ofSize: size)
        }
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    // MARK: Images

    func image(_ image: InterfaceImage, at element: InterfaceElement) -> UIImage? {
        let configuration = image.configuration.flatMap { UIImage.SymbolConfiguration($0, self) }
        if image.isSymbol {
            let symbol = UIImage(systemName: image.name, withConfiguration: configuration)
            return symbol.map { Self.rendered($0, image.configuration?.renderingMode) }
        }
        guard let found = UIImage.found(named: image.name, in: file.bundle) else {
            file.report("there is no image “\(image.name)”", at: element)
            return nil
        }
        return Self.rendered(found, image.configuration?.renderingMode)
    }

    private static func rendered(_ image: UIImage, _ mode: String?) -> UIImage {
        switch mode {
        case "template": image.withRenderingMode(.alwaysTemplate)
        case "original": image.withRenderingMode(.alwaysOriginal)
        default: image
        }
    }
}

extension UIImage.SymbolConfiguration {
    /// Creates the configuration that a file describes; `nil` if it says nothing.
    @MainActor
    convenience init?(_ configuration: InterfaceSymbolConfiguration, _ context: InterfaceContext) {
        let scale = configuration.scale.flatMap { Self.scales[$0] }
        let weight = configuration.weight.flatMap { Self.weights[$0] } ?? .unspecified
        let element = InterfaceElement("preferredSymbolConfiguration")
        if let font = configuration.font.flatMap({ context.font($0, at: element) }) {
            self.init(font: font, scale: scale ?? .default)
        } else if let size = configuration.pointSize {
            self.init(pointSize: size, weight: weight, scale: scale ?? .default)
        } else if let scale {
            self.init(pointSize: 17, weight: weight, scale: scale)
        } else if weight != .unspecified {
            self.init(weight: weight)
        } else {
            return nil
        }
    }

    private static let scales: [String: UIImage.SymbolScale] = [
        "default": .default, "unspecified": .unspecified, "small": .small, "medium": .medium, "large": .large,
    ]

    private static let weights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

extension UIColor {
    /// Returns the color of the system that files call by a name, such as `systemBackgroundColor`.
    static func interfaceBuilderColor(_ name: String) -> UIColor? {
        interfaceBuilderColors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    }

    private static let interfaceBuilderColors: [String: UIColor] = [
        "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
        "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
        "purple": .purple, "brown": .brown, "clear": .clear, "lightText": .lightText, "darkText": .darkText,
        "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue, "systemOrange": .systemOrange,
        "systemYellow": .systemYellow, "systemPink": .systemPink, "systemPurple": .systemPurple,
        "systemTeal": .systemTeal, "systemIndigo": .systemIndigo, "systemBrown": .systemBrown,
        "systemMint": .systemMint, "systemCyan": .systemCyan, "tint": .tintColor, "systemGray": .systemGray,
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
        "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText,
        "link": .link, "separator": .separator, "opaqueSeparator": .opaqueSeparator,
        "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
        "groupTableViewBackground": .groupTableViewBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill,
        "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        "tableCellPlainBackground": .systemBackground, "tableBackground": .systemBackground,
        "tableSeparator": .separator, "tableCellBlueText": .systemBlue, "tableCellDisabledText": .tertiaryLabel,
        "sectionHeader": .secondaryLabel, "externalSystemTeal": .systemTeal, "externalSystemRed": .systemRed,
    ]
}

extension NSAttributedString {
    /// Creates the text of an `attributedString`, whose fragments have attributes.
    @MainActor
    convenience init(fragmentsOf element: InterfaceElement, _ context: InterfaceContext) {
        let text = NSMutableAttributedString()
        for fragment in element.children where fragment.name == "fragment" {
            let content = fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
            text.append(NSAttributedString(string: content, attributes: Self.attributes(of: fragment, context)))
        }
        self.init(attributedString: text)
    }

    @MainActor
    private static func attributes(
        of fragment: InterfaceElement, _ context: InterfaceContext
    ) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for value in fragment.list("attributes") {
            switch value.key {
            case "NSColor": attributes[.foregroundColor] = context.color(value)
            case "NSBackgroundColor": attributes[.backgroundColor] = context.color(value)
            case "NSFont": attributes[.font] = context.font(value)
            case "NSKern": attributes[.kern] = value.number("value")
            case "NSUnderline": attributes[.underlineStyle] = value["value"].flatMap(Int.init)
            case "NSStrikethrough": attributes[.strikethroughStyle] = value["value"].flatMap(Int.init)
            case "NSLink": attributes[.link] = value["string"] ?? value.text
            case "NSParagraphStyle": attributes[.paragraphStyle] = NSParagraphStyle.make(value)
            case "NSOriginalFont", nil: break
            case .some(let name): context.file.report("the attribute \(name) of a text isn't understood", at: value)
            }
        }
        return attributes
    }
}

extension NSParagraphStyle {
    @MainActor
    fileprivate static func make(_ element: InterfaceElement) -> NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = InterfaceNames.textAlignments[element["alignment"] ?? ""] { style.alignment = alignment }
        if let mode = InterfaceNames.paragraphBreakModes[element["lineBreakMode"] ?? ""] { style.lineBreakMode = mode }
        element.number("lineSpacing").map { style.lineSpacing = $0 }
        element.number("paragraphSpacing").map { style.paragraphSpacing = $0 }
        element.number("paragraphSpacingBefore").map { style.paragraphSpacingBefore = $0 }
        element.number("firstLineHeadIndent").map { style.firstLineHeadIndent = $0 }
        element.number("headIndent").map { style.headIndent = $0 }
        element.number("tailIndent").map { style.tailIndent = $0 }
        element.number("minimumLineHeight").map { style.minimumLineHeight = $0 }
        element.number("maximumLineHeight").map { style.maximumLineHeight = $0 }
        element.number("lineHeightMultiple").map { style.lineHeightMultiple = $0 }
        return style
    }
}
