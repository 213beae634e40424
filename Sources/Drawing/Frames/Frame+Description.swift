import Foundation

/// The tree as text with a line per frame: name, rectangle, paint; indented by depth.
///
/// ```text
/// ChatMessageContentView  0 0 360 66
/// └─ ChatMessageBubbleView#bubbleView  121 0 231 38  fill #ECEBEB  radius 18 18 0 18  border 1 #ECEBEB
///    └─ UITextView#textView  8 8 215 22  "Some long text goes here."
/// ```
extension Frame: CustomStringConvertible {
    public var description: String {
        var lines: [String] = []
        describe(into: &lines, lead: "", childLead: "")
        return lines.joined(separator: "\n")
    }

    private func describe(into lines: inout [String], lead: String, childLead: String) {
        lines.append(lead + summary)
        for (index, child) in children.enumerated() {
            let isLast = index == children.count - 1
            child.describe(
                into: &lines,
                lead: childLead + (isLast ? "└─ " : "├─ "),
                childLead: childLead + (isLast ? "   " : "│  "))
        }
    }

    /// The frame's own line, without its children.
    public var summary: String {
        ([name.isEmpty ? "Frame" : name, rect.shortDescription] + paint).joined(separator: "  ")
    }

    /// What the frame itself paints, without its children: `["fill #ECEBEB", "radius 18"]`.
    package var paint: [String] {
        var parts: [String] = []
        if let fill { parts.append("fill \(fill.shortDescription)") }
        if !corners.isZero { parts.append("radius \(corners.shortDescription)") }
        if let border { parts.append("border \(border.width.shortDescription) \(border.color)") }
        if let shadow { parts.append("shadow \(shadow.radius.shortDescription) \(shadow.color)") }
        if opacity != 1 { parts.append("opacity \(opacity.shortDescription)") }
        if clipsToBounds { parts.append("clips") }
        if mask != nil { parts.append("masked") }
        parts += effects.map(\.shortDescription)
        if !transform.isIdentity { parts.append("transform \(transform.shortDescription)") }
        if let content = content.shortDescription { parts.append(content) }
        return parts
    }
}

extension Frame.Content {
    fileprivate var shortDescription: String? {
        switch self {
        case .none: return nil
        case .text(let text):
            let color = text.runs.first.map { " \($0.color)" } ?? ""
            return "\"\(text.string.replacingOccurrences(of: "\n", with: "\\n"))\"\(color)"
        case .image(let image):
            let tint = image.tint.map { " tint \($0)" } ?? ""
            return "image \(image.reference.shortDescription) at \(image.destination.shortDescription)\(tint)"
        case .path(let path):
            let fill = path.fill.map { " fill \($0.shortDescription)" } ?? ""
            let stroke =
                path.stroke.map {
                    " stroke \($0.width.shortDescription) \($0.gradient?.shortDescription ?? "\($0.color)")"
                } ?? ""
            return "path \(path.outline.elements.count)\(fill)\(stroke)"
        }
    }
}

extension ImageReference {
    var shortDescription: String {
        switch self {
        case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
        case .data(let data): "\(data.count) bytes"
        case .drawing(let frame): frame.name.isEmpty ? "drawing" : frame.name
        }
    }
}

extension Paint {
    var shortDescription: String {
        switch self {
        case .color(let color): "\(color)"
        case .linearGradient(let stops, _, _): stops.stops.map { "\($0.color)" }.joined(separator: "→")
        case .radialGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _):
            "◎" + stops.stops.map { "\($0.color)" }.joined(separator: "→")
        case .conicGradient(let stops, _, _, _): "∢" + stops.stops.map { "\($0.color)" }.joined(separator: "→")
        }
    }
}

extension Effect {
    /// A short description of the effect.
    public var shortDescription: String {
        switch self {
        case .blur(let radius): "blur \(radius.shortDescription)"
        case .colors(let matrix):
            "colors " + matrix.numbers.map { CGFloat($0).shortDescription }.joined(separator: " ")
        case .mask(let frames, let isInverted):
            (isInverted ? "cut by " : "masked by ") + frames.map(\.name).joined(separator: ", ")
        case .mixing(let mixing): mixing.rawValue
        case .backdrop(let effects): "behind it " + effects.map(\.shortDescription).joined(separator: ", ")
        case .projection: "in perspective"
        }
    }
}

extension CornerRadii {
    var shortDescription: String {
        let all = [topLeft, topRight, bottomRight, bottomLeft]
        return (all.allSatisfy { $0 == topLeft } ? [topLeft] : all).map(\.shortDescription).joined(separator: " ")
    }
}

extension Transform {
    var shortDescription: String {
        [a, b, c, d, tx, ty].map(\.shortDescription).joined(separator: " ")
    }
}

extension CGRect {
    /// `x y width height`, each with at most two decimals.
    public var shortDescription: String {
        [minX, minY, width, height].map(\.shortDescription).joined(separator: " ")
    }
}

extension CGFloat {
    /// The number with at most two decimals and no trailing zeros.
    public var shortDescription: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
