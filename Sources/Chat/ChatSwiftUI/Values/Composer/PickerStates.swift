/// The state of the composer's pickers.
public enum PickerTypeState: Equatable, Sendable {
    /// The icons of all pickers are shown.
    case expanded(AttachmentPickerType)
    /// The icons are collapsed to a single one.
    case collapsed
}

/// A kind of picker.
public enum AttachmentPickerType: Sendable { case none, media, instantCommands, custom }

/// The picker that is open.
public enum AttachmentPickerState: Sendable { case files, photos, camera, polls, custom }
