import ChatModels
import HeadlessUIKit

extension Components {
    /// Returns the picture of `user` without one of their own: what the components make, or else `pattern`.
    func placeholder(for user: ChatUser?, else pattern: UIImage?) -> UIImage? {
        guard let user, let userAvatarPlaceholder else { return pattern }
        return userAvatarPlaceholder(user) ?? pattern
    }
}
