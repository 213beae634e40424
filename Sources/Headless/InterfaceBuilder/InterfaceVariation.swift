/// The size classes that choose among an element's variations.
package struct InterfaceSizeClasses: Hashable, Sendable {
    package enum SizeClass: String, Hashable, Sendable { case compact, regular }

    /// `nil` is any.
    package var width: SizeClass?
    package var height: SizeClass?

    package init(width: SizeClass?, height: SizeClass?) {
        (self.width, self.height) = (width, height)
    }

    /// Whether a variation's key, such as `heightClass=compact-widthClass=regular`, applies.
    func matches(_ key: String) -> Bool {
        guard key != "default" else { return true }
        return key.split(separator: "-").allSatisfy { part in
            let pair = part.split(separator: "=")
            guard pair.count == 2 else { return false }
            switch pair[0] {
            case "widthClass": return width?.rawValue == String(pair[1])
            case "heightClass": return height?.rawValue == String(pair[1])
            default: return false
            }
        }
    }
}

extension InterfaceElement {
    /// Whether the element looks different in some size classes.
    package var isVaried: Bool { children.contains { $0.name == "variation" && $0.key != "default" } }

    /// Returns the element with the attributes and children of the variations that apply, and without those.
    ///
    /// - Parameter installed: Takes the identifiers of subviews and constraints that aren't installed.
    package func resolved(for classes: InterfaceSizeClasses, excluded: inout Set<String>) -> InterfaceElement {
        let variations = children.filter { $0.name == "variation" }
        guard !variations.isEmpty else { return self }
        var resolved = self
        resolved.children.removeAll { $0.name == "variation" }
        let matching = variations.filter { classes.matches($0.key ?? "") }
        // The file has the most specific variations anywhere; they decide.
        let ordered = matching.enumerated().sorted { first, second in
            let (one, other) = (first.element.specificity, second.element.specificity)
            return one == other ? first.offset < second.offset : one < other
        }
        for variation in ordered.map(\.element) { resolved.apply(variation, &excluded) }
        return resolved
    }

    /// The number of size classes that a variation names.
    private var specificity: Int { key == "default" ? 0 : (key ?? "").split(separator: "-").count }

    private mutating func apply(_ variation: InterfaceElement, _ excluded: inout Set<String>) {
        for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
        for child in variation.children {
            if child.name == "mask" {
                for change in child.children {
                    guard let reference = change["reference"] else { continue }
                    if change.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
                }
            } else {
                children.removeAll { $0.key == child.key && child.key != nil }
                children.append(child)
            }
        }
    }
}
