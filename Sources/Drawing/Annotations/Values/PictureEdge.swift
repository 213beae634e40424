/// Whether a picture gets rounded corners and a hairline where margins are added around it.
public enum PictureEdge: String, Sendable, CaseIterable {
    /// If its content, such as a bar or a dimmed list, would end in a margin. A device has a body already.
    case automatic

    /// Around any picture.
    case always

    /// Around none.
    case never
}
