package import Documents

/// The keys of an annotation: its kind, whose value is the target, and its options.
package enum AnnotationKey: String, DocumentKey {
    case callout, number, box, bracket, size, distance, dim, blur
    case text, to, side, measure, padding
    case color, background, leader
    case fontSize = "font-size"
    case lineWidth = "line-width"
    case labelWidth = "label-width"

    package static let noun = "an annotation"
    package static let alternatives: [AnnotationKey] = [
        .callout, .number, .box, .bracket, .size, .distance, .dim, .blur,
    ]

    /// Returns the keys that are valid for a kind.
    static func companions(of kind: AnnotationKey) -> [AnnotationKey] {
        let overrides: [AnnotationKey] = [.color, .background, .leader, .fontSize, .lineWidth, .labelWidth]
        switch kind {
        case .callout, .number, .bracket: return [.text, .side] + overrides
        case .box: return [.text, .side, .padding] + overrides
        case .size: return [.measure, .side] + overrides
        case .distance: return [.to, .side] + overrides
        case .dim: return [.padding]
        case .blur, .text, .to, .side, .measure, .padding, .color, .background, .leader, .fontSize, .lineWidth,
            .labelWidth:
            return []
        }
    }

    package var shape: ValueShape {
        switch self {
        case .callout, .number, .box, .bracket, .size, .distance, .dim, .blur, .to: .reference
        case .text: .text
        case .side: .choice(Annotation.Side.allCases.map(\.rawValue))
        case .measure: .choice(Annotation.Measure.allCases.map(\.rawValue))
        case .padding: .number(0...200)
        case .color, .background: .annotationColor
        case .leader: .choice(AnnotationLeader.allCases.map(\.rawValue))
        case .fontSize: .number(6...60)
        case .lineWidth: .number(0.5...10)
        case .labelWidth: .number(40...600)
        }
    }

    package var comment: String {
        switch self {
        case .callout: "A text beside the picture, and a line to the part."
        case .number: "A number in a circle beside the part; with a text, also a line of the legend."
        case .box: "A line around the part, and a text beside it if there is one."
        case .bracket: "A bracket along a side of the part, with a text or its length in points."
        case .size: "The part's width and height, or the radius of its corners, in points."
        case .distance: "The distance in points from the part to another one."
        case .dim: "Everything but the part is dimmed."
        case .blur: "The part is made unreadable: the file contains none of its texts and images."
        case .text: "The text of the annotation."
        case .to: "The other end of a distance."
        case .side: "The side of the annotation; by default, the one with the most space."
        case .measure: "width, height, both (the default), or radius, that of a corner."
        case .padding: "The distance between the part and the line or the dimming around it, in points."
        case .color: "The color of lines, boxes and numbers; gray by default."
        case .background: "The color behind texts."
        case .leader: "The end of a callout's line: dot (the default), or arrow, with texts in boxes."
        case .fontSize: "The size of texts in points; 13 by default."
        case .lineWidth: "The width of lines in points; 1 by default."
        case .labelWidth: "The width at which texts are broken into lines, in points; 150 by default."
        }
    }
}

/// The keys of the style of a picture's annotations.
package enum AnnotationStyleKey: String, DocumentKey {
    case color, background, leader, edge
    case fontSize = "font-size"
    case lineWidth = "line-width"
    case labelWidth = "label-width"

    package static let noun = "a style of annotations"

    /// The key of an annotation that overrides this one; `nil` for a key of the whole picture.
    private var annotationKey: AnnotationKey? {
        switch self {
        case .color: .color
        case .background: .background
        case .leader: .leader
        case .edge: nil
        case .fontSize: .fontSize
        case .lineWidth: .lineWidth
        case .labelWidth: .labelWidth
        }
    }

    package var shape: ValueShape { annotationKey?.shape ?? .choice(PictureEdge.allCases.map(\.rawValue)) }

    package var comment: String {
        annotationKey?.comment
            ?? "The outline of a picture in margins: automatic (if its content touches them), always or never."
    }
}

/// The keys of an annotation file.
package enum AnnotationFileKey: String, DocumentKey {
    case style, annotations

    package static let noun = "a list of annotations, or a mapping with annotations and their style"
    package static let required: [AnnotationFileKey] = [.annotations]

    package var shape: ValueShape {
        switch self {
        case .style: .object(AnnotationStyleKey.self)
        case .annotations: .list(of: .object(AnnotationKey.self))
        }
    }

    package var comment: String {
        switch self {
        case .style: "The style of annotations without overrides."
        case .annotations: "The annotations; numbers follow this order."
        }
    }
}
