internal import Documents

extension ValueShape {
    /// The path of a picture, relative to the folder of pictures.
    static let picture = ValueShape.called("the path of a picture", .path)

    /// The identifier of a user.
    static let user = ValueShape.called("the id of a user", .text)

    static let users = ValueShape.list(of: .user)

    /// A message by its number from 1, or by its identifier.
    static let message = ValueShape.called(
        "the number or the id of a message", .either([.integer(1...Int.max), .text]))
}
