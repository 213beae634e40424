public import Foundation

/// A single difference between two frame trees, on one frame.
public struct FrameChange: Sendable, Equatable {
    /// The name of the frame, such as `ChatMessageBubbleView#bubbleView`; for a frame without a name, that of the
    /// nearest enclosing frame, followed by `▸ frame`.
    public var component: String

    /// A text in the frame that distinguishes it from others of its name; `nil` if there are none.
    public var hint: String?

    /// The kind of change.
    public var event: Event

    /// The index of the cause in ``FrameDifference/changes``; `nil` if this change is a cause.
    public var cause: Int?

    /// Whether the frame belongs to an ignored component: the change is reported only because others follow from it.
    public var isIgnored = false

    /// Whether this change is a cause.
    public var isCause: Bool { cause == nil }

    /// A kind of change.
    public enum Event: Sendable, Equatable {
        /// The frame was added with a number of frames inside it.
        case added(Place, framesInside: Int)
        /// The frame was removed with a number of frames inside it.
        case removed(Place, framesInside: Int)
        /// The frame is in both trees, and changed.
        case altered(Alteration, from: Place, to: Place)
    }

    /// The place of a frame in its tree.
    public struct Place: Sendable, Hashable {
        /// The child indices from the root to the frame.
        public var path: [Int]

        /// The frame's rectangle in points, relative to the root's top-left corner, ignoring transforms.
        public var rect: CGRect
    }
}

extension FrameChange {
    /// The place of the frame in the old tree; `nil` for an added frame.
    public var oldPlace: Place? {
        switch event {
        case .added: nil
        case .removed(let place, _), .altered(_, let place, _): place
        }
    }

    /// The place of the frame in the new tree; `nil` for a removed frame.
    public var newPlace: Place? {
        switch event {
        case .removed: nil
        case .added(let place, _), .altered(_, _, let place): place
        }
    }

    /// The place of the frame in the new tree, or in the old tree for a removed frame.
    public var place: Place {
        switch event {
        case .added(let place, _), .removed(let place, _), .altered(_, _, let place): place
        }
    }

    /// The alteration of a frame that is in both trees; `nil` for an added or a removed one.
    public var alteration: Alteration? {
        switch event {
        case .added, .removed: nil
        case .altered(let alteration, _, _): alteration
        }
    }

    /// The distance that the frame moved in its parent, in points; `nil` for another kind of change.
    public var shift: CGSize? {
        if case .moved(let shift, _, _) = alteration { shift } else { nil }
    }
}

extension FrameChange {
    /// The paint properties of a frame.
    public enum Property: String, Sendable, Codable, CaseIterable {
        /// Properties of any frame.
        case fill, cornerRadius, cornerStyle, border, borderWidth, borderColor
        case shadow, opacity, clipping, mask, effects, transform
        /// Properties of a text. `glyphs` are other shapes of the same letters, `missingGlyphs` letters without a font.
        case textColor, textDecoration, textPosition, glyphs, missingGlyphs
        /// Properties of an image.
        case tint, imagePlacement
        /// Properties of a path: `drawing` is its shape, `stroke` its line.
        case drawing, stroke, strokeWidth, strokeColor
        /// The distance of a container's children from several of its sides, or from one, in points.
        case margin, topMargin, leftMargin, bottomMargin, rightMargin
    }

    /// The changed property; `nil` for another kind of change.
    public var property: Property? {
        if case .restyled(let property, _) = alteration { property } else { nil }
    }
}

extension FrameChange.Property {
    /// Whether the property is a margin.
    var isMargin: Bool {
        switch self {
        case .margin, .topMargin, .leftMargin, .bottomMargin, .rightMargin: true
        case .fill, .cornerRadius, .cornerStyle, .border, .borderWidth, .borderColor, .shadow, .opacity, .clipping,
            .mask, .effects, .transform, .textColor, .textDecoration, .textPosition, .glyphs, .missingGlyphs, .tint,
            .imagePlacement, .drawing, .stroke, .strokeWidth, .strokeColor:
            false
        }
    }
}
