/// The state of the composer's pickers.
public enum PickerTypeState: Equatable, Sendable {
    /// The icons of some pickers are shown.
    case expanded(AttachmentPickerType)
    /// One icon stands for all of them.
    case collapsed
}

/// A kind of pickers.
public enum AttachmentPickerType: Sendable { case none, media, instantCommands, custom }

/// The picker that is open.
public enum AttachmentPickerState: Sendable { case files, photos, camera, polls, custom }
