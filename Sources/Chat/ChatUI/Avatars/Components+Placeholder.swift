import ChatModels
import HeadlessUIKit

extension Components {
    /// Returns the placeholder of `user`: the one that the components create, or else `pattern`.
    func placeholder(for user: ChatUser?, else pattern: UIImage?) -> UIImage? {
        guard let user, let userAvatarPlaceholder else { return pattern }
        return userAvatarPlaceholder(user) ?? pattern
    }
}
