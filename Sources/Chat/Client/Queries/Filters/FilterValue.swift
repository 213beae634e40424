public import ChatModels
public import Foundation

/// A value that a filter can compare with.
///
/// An app can conform its own types: one that is encoded as a string, a number, a Boolean or a list of them is compared
/// as such.
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

/// The state of the current user's invitation to a channel.
public enum InviteFilterValue: String, FilterValue, Codable, Hashable, CaseIterable {
    case pending, accepted, rejected, notInvited
}
