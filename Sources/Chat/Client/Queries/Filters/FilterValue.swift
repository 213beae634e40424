public import ChatModels
public import Foundation

/// A value that a filter can compare with.
///
/// An application can make its own types such values: one that is written as a text, a number, a flag or a list of
/// them in JSON is compared as that.
public protocol FilterValue: Encodable, Sendable {}

extension String: FilterValue {}
extension Int: FilterValue {}
extension Double: FilterValue {}
extension Float: FilterValue {}
extension Bool: FilterValue {}
extension Date: FilterValue {}
extension URL: FilterValue {}
extension Array: FilterValue where Element: FilterValue {}
extension Optional: FilterValue where Wrapped: FilterValue {}

extension ChannelId: FilterValue {}
extension ChannelType: FilterValue {}
extension UserRole: FilterValue {}
extension MemberRole: FilterValue {}
extension AttachmentType: FilterValue {}
extension MessageReactionType: FilterValue {}
extension TranslationLanguage: FilterValue {}
extension RawJSON: FilterValue {}

/// What became of the current user's invitation to a channel.
public enum InviteFilterValue: String, FilterValue, Codable, Hashable, CaseIterable {
    case pending, accepted, rejected, notInvited
}
