extension FrameChange {
    /// The names of the sorts of changes in JSON forms.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The frame is new, or gone, with everything inside of it.
        case added, removed
        /// The frame has another place in its parent, or another size.
        case moved, resized
        /// The frame is painted in another way, or has another name.
        case restyled
        /// The frame shows another text, or the same text in other lines.
        case retexted, reflowed
        /// The frame has another place in the order of its siblings, or another parent.
        case restacked
        /// Something is cut off that was not: a text ends early, or a frame reaches over the edge of its parent.
        case clipped
        /// The text has another font or size; the frame shows another image.
        case font, image
        /// The whole tree is laid out in the other direction.
        case mirrored
    }

    /// The name of the change's sort in JSON forms.
    public var kind: Kind {
        switch event {
        case .added: .added
        case .removed: .removed
        case .altered(let alteration, _, _): alteration.kind
        }
    }

    /// The name of the restyled property in JSON forms; `nil` for another kind of change. That of a frame's own name is
    /// `component`.
    public var propertyName: String? {
        switch alteration {
        case .renamed: Self.componentProperty
        case .restyled(let property, _): property.rawValue
        case .retexted, .reflowed, .font, .image, .moved, .resized, .restacked, .clipped, .mirrored, nil: nil
        }
    }

    static let componentProperty = "component"
}

extension FrameChange.Alteration {
    fileprivate var kind: FrameChange.Kind {
        switch self {
        case .renamed, .restyled: .restyled
        case .retexted: .retexted
        case .reflowed: .reflowed
        case .font: .font
        case .image: .image
        case .moved: .moved
        case .resized: .resized
        case .restacked: .restacked
        case .clipped: .clipped
        case .mirrored: .mirrored
        }
    }
}
