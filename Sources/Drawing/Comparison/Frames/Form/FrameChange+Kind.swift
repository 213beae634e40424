extension FrameChange {
    /// The kinds of changes in JSON.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The frame was added or removed, with everything inside it.
        case added, removed
        /// The frame moved in its parent, or its size changed.
        case moved, resized
        /// The paint of the frame changed, or its name.
        case restyled
        /// The text changed, or the same text has other line breaks.
        case retexted, reflowed
        /// The frame moved in the order of its siblings, or to another parent.
        case restacked
        /// Something is newly clipped: a text is truncated, or a frame extends beyond its parent.
        case clipped
        /// The font or the image changed.
        case font, image
        /// The layout direction of the whole tree changed.
        case mirrored
    }

    /// The kind of the change in JSON.
    public var kind: Kind {
        switch event {
        case .added: .added
        case .removed: .removed
        case .altered(let alteration, _, _): alteration.kind
        }
    }

    /// The name of the changed property in JSON; `nil` for another kind of change. A change of the frame's name is
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
