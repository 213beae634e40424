/// A font as an Interface Builder file has it.
package enum InterfaceFont: Hashable, Sendable {
    /// The system's font; `weight` is a name such as `semibold`, and the size is in points.
    case system(size: Double, weight: String?)
    case italicSystem(size: Double)

    /// A font of a text style, such as `UICTFontTextStyleBody`.
    case textStyle(String)

    /// A font by its PostScript name.
    case named(String, family: String?, size: Double)

    package init?(_ element: InterfaceElement) {
        let size = element.number("pointSize") ?? element.number("size") ?? 17
        if let style = element["style"] {
            self = .textStyle(style)
        } else if let name = element["name"] {
            self = .named(name, family: element["family"], size: size)
        } else {
            switch element["type"] ?? element["metaFont"] {
            case "system", "label", "user": self = .system(size: size, weight: element["weight"])
            case "boldSystem", "systemBold": self = .system(size: size, weight: "bold")
            case "italicSystem": self = .italicSystem(size: size)
            case "smallSystem": self = .system(size: element.number("pointSize") ?? 14, weight: element["weight"])
            default: return nil
            }
        }
    }
}
