import ChatModels
import HeadlessUIKit

extension Components {
    /// What stands for `user` without a picture: what the components say, or else `pattern`.
    func placeholder(for user: ChatUser?, else pattern: UIImage?) -> UIImage? {
        guard let user, let userAvatarPlaceholder else { return pattern }
        return userAvatarPlaceholder(user) ?? pattern
    }
}
