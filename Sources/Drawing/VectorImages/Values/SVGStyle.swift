internal import Foundation
internal import Frames

/// The properties of an element that decide how it is painted.
struct SVGStyle {
    /// The paint of a fill or a stroke.
    enum Paint: Equatable {
        case none
        case color(RGBA)
        case currentColor
        /// A gradient by its identifier, and the paint if there is none.
        indirect case reference(String, fallback: Paint)
    }

    // MARK: Inherited

    var color = RGBA.black
    var fill = Paint.color(.black)
    var fillOpacity: CGFloat = 1
    var fillRule = FillRule.nonZero
    var clipRule = FillRule.nonZero
    var stroke = Paint.none
    var strokeOpacity: CGFloat = 1
    var strokeWidth: CGFloat = 1
    var cap = PathContent.Stroke.Cap.butt
    var join = PathContent.Stroke.Join.miter
    var miterLimit: CGFloat = 4
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var isVisible = true

    // MARK: The element's own

    var opacity: CGFloat = 1
    var isDisplayed = true
    var clipPath: String?
    var mask: String?
    var hasFilter = false
    var blendMode = Mixing.normal
    var stopColor = RGBA.black
    var stopOpacity: CGFloat = 1

    /// Returns the style of an element inside one with this style.
    func inherited(by properties: [(name: String, value: String)]) -> SVGStyle {
        var style = self
        style.opacity = 1
        style.isDisplayed = true
        (style.clipPath, style.mask) = (nil, nil)
        style.hasFilter = false
        style.blendMode = .normal
        style.stopColor = .black
        style.stopOpacity = 1
        // Other colors may refer to it.
        for property in properties where property.name == "color" { style.set(property.name, property.value) }
        for property in properties where property.value != "inherit" { style.set(property.name, property.value) }
        return style
    }

    private mutating func set(_ name: String, _ value: String) {
        switch name {
        case "color": color = SVGColor.color(value) ?? color
        case "fill": fill = Self.paint(value) ?? fill
        case "fill-opacity": fillOpacity = Self.fraction(value) ?? fillOpacity
        case "fill-rule": fillRule = value == "evenodd" ? .evenOdd : .nonZero
        case "clip-rule": clipRule = value == "evenodd" ? .evenOdd : .nonZero
        case "stroke": stroke = Self.paint(value) ?? stroke
        case "stroke-opacity": strokeOpacity = Self.fraction(value) ?? strokeOpacity
        case "stroke-width": strokeWidth = SVGLength.points(value, of: 100) ?? strokeWidth
        case "stroke-linecap": cap = PathContent.Stroke.Cap(rawValue: value) ?? cap
        case "stroke-linejoin": join = PathContent.Stroke.Join(rawValue: value) ?? .miter
        case "stroke-miterlimit": miterLimit = SVGLength.points(value, of: 1) ?? miterLimit
        case "stroke-dasharray": dashes = Self.dashes(value)
        case "stroke-dashoffset": dashPhase = SVGLength.points(value, of: 100) ?? 0
        case "visibility": isVisible = value == "visible"
        case "opacity": opacity = Self.fraction(value) ?? 1
        case "display": isDisplayed = value != "none"
        case "clip-path": clipPath = Self.reference(value)
        case "mask": mask = Self.reference(value)
        case "filter": hasFilter = value != "none"
        case "mix-blend-mode": blendMode = Self.blendMode(value)
        case "stop-color": stopColor = value == "currentColor" ? color : SVGColor.color(value) ?? stopColor
        case "stop-opacity": stopOpacity = Self.fraction(value) ?? 1
        default: break
        }
    }

    private static func fraction(_ text: String) -> CGFloat? {
        SVGLength.points(text, of: 1).map { min(max($0, 0), 1) }
    }

    /// An odd number of lengths is repeated.
    private static func dashes(_ text: String) -> [CGFloat] {
        let lengths = SVGNumbers.all(text)
        guard lengths.allSatisfy({ $0 >= 0 }), lengths.contains(where: { $0 > 0 }) else { return [] }
        return lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    }

    private static func paint(_ text: String) -> Paint? {
        if text == "none" { return Paint.none }
        if text == "currentColor" { return .currentColor }
        guard let name = reference(text) else { return SVGColor.color(text).map { .color($0) } }
        let rest = text.drop { $0 != ")" }.dropFirst().trimmingCharacters(in: .whitespaces)
        return .reference(name, fallback: paint(rest) ?? .none)
    }

    /// Returns the identifier in `url(#name)`.
    static func reference(_ text: String) -> String? {
        guard text.hasPrefix("url("), let hash = text.firstIndex(of: "#") else { return nil }
        let name = text[text.index(after: hash)...].prefix { !")\"'".contains($0) }
        return name.isEmpty ? nil : String(name)
    }

    private static func blendMode(_ text: String) -> Mixing {
        let words = text.split(separator: "-")
        let name = words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
        return Mixing(rawValue: name) ?? .normal
    }
}

/// The rules of `<style>` elements with simple selectors: elements, classes and identifiers.
struct SVGStyleSheet {
    private var rules: [(selector: String, properties: [(name: String, value: String)])] = []

    init(_ root: XMLElement) {
        root.forEach { element in
            if element.name == "style" { add(element.text) }
        }
    }

    private mutating func add(_ text: String) {
        var rest = Substring(text)
        while let start = rest.range(of: "/*") {
            let end = rest[start.upperBound...].range(of: "*/")?.upperBound ?? rest.endIndex
            rest.removeSubrange(start.lowerBound..<end)
        }
        for rule in rest.split(separator: "}") {
            let halves = rule.split(separator: "{", maxSplits: 1)
            guard halves.count == 2 else { continue }
            let properties = Self.properties(String(halves[1]))
            for selector in halves[0].split(separator: ",") {
                rules.append((selector.trimmingCharacters(in: .whitespacesAndNewlines), properties))
            }
        }
    }

    /// Returns the properties of an element, the strongest last: attributes, rules for its name, classes and identifier,
    /// and its own style.
    func properties(of element: XMLElement) -> [(name: String, value: String)] {
        var properties = element.attributes.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
        var selectors = ["*", element.name]
        selectors += (element.attributes["class"] ?? "").split(separator: " ").flatMap {
            [".\($0)", "\(element.name).\($0)"]
        }
        if let id = element.attributes["id"] { selectors += ["#\(id)", "\(element.name)#\(id)"] }
        for strength in [
            ["*", element.name], Array(selectors.dropFirst(2).filter { $0.contains(".") }),
            selectors.filter { $0.contains("#") },
        ] {
            for rule in rules where strength.contains(rule.selector) { properties += rule.properties }
        }
        return properties + Self.properties(element.attributes["style"] ?? "")
    }

    private static func properties(_ text: String) -> [(name: String, value: String)] {
        text.split(separator: ";").compactMap { declaration in
            let halves = declaration.split(separator: ":", maxSplits: 1)
            guard halves.count == 2 else { return nil }
            let value = halves[1].replacingOccurrences(of: "!important", with: "")
            return (
                halves[0].trimmingCharacters(in: .whitespacesAndNewlines),
                value.trimmingCharacters(in: .whitespacesAndNewlines)
            )
        }
    }
}
