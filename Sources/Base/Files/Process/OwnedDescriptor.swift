internal import Foundation

/// An open descriptor, which is closed when it is released.
package final class OwnedDescriptor: Sendable {
    package let number: Int32

    package init(_ number: Int32) { self.number = number }

    deinit { close(number) }
}
