package import Documents

/// The keys of an annotation: its kind, whose value is the part that it is about, and what goes with it.
package enum AnnotationKey: String, DocumentKey {
    case callout, number, box, bracket, size, distance, dim, blur
    case text, to, side, measure, padding
    case color, background
    case fontSize = "font-size"
    case lineWidth = "line-width"
    case labelWidth = "label-width"

    package static let noun = "an annotation"
    package static let alternatives: [AnnotationKey] = [
        .callout, .number, .box, .bracket, .size, .distance, .dim, .blur,
    ]

    /// The keys that may stand beside a kind.
    static func companions(of kind: AnnotationKey) -> [AnnotationKey] {
        let look: [AnnotationKey] = [.color, .background, .fontSize, .lineWidth, .labelWidth]
        switch kind {
        case .callout, .number, .bracket: return [.text, .side] + look
        case .box: return [.text, .side, .padding] + look
        case .size: return [.measure, .side] + look
        case .distance: return [.to, .side] + look
        case .dim: return [.padding]
        case .blur, .text, .to, .side, .measure, .padding, .color, .background, .fontSize, .lineWidth, .labelWidth:
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
        case .fontSize: .number(6...60)
        case .lineWidth: .number(0.5...10)
        case .labelWidth: .number(40...600)
        }
    }

    package var comment: String {
        switch self {
        case .callout: "A text beside the picture, and an arrow to the part."
        case .number: "A number in a circle beside the part; with a text, also a line of the legend."
        case .box: "A line around the part, and a text beside it if there is one."
        case .bracket: "A bracket along a side of the part, with a text or its length in points."
        case .size: "The part's width and height, or the radius of its corners, in points."
        case .distance: "The distance in points from the part to another one."
        case .dim: "Everything but the part is dimmed."
        case .blur: "The part is made unreadable: none of its texts and images stays in the file."
        case .text: "What the annotation says."
        case .to: "The other end of a distance."
        case .side: "The side on which the annotation stands; where there is most room unless given."
        case .measure: "width, height, both of them, or radius, which is that of a corner; both unless given."
        case .padding: "The distance between the part and the line or the dimming around it, in points."
        case .color: "The color of lines, boxes and numbers."
        case .background: "The color behind texts."
        case .fontSize: "The size of texts in points; 13 unless given."
        case .lineWidth: "The width of lines in points; 1.25 unless given."
        case .labelWidth: "The width at which texts are broken into lines, in points; 150 unless given."
        }
    }
}

/// The keys of the look of all annotations of a picture.
package enum AnnotationStyleKey: String, DocumentKey {
    case color, background
    case fontSize = "font-size"
    case lineWidth = "line-width"
    case labelWidth = "label-width"

    package static let noun = "a style of annotations"

    private var annotationKey: AnnotationKey {
        switch self {
        case .color: .color
        case .background: .background
        case .fontSize: .fontSize
        case .lineWidth: .lineWidth
        case .labelWidth: .labelWidth
        }
    }

    package var shape: ValueShape { annotationKey.shape }
    package var comment: String { annotationKey.comment }
}

/// The keys of a file of annotations.
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
        case .style: "The look of annotations that have none of their own."
        case .annotations: "The annotations; numbers count in this order."
        }
    }
}
