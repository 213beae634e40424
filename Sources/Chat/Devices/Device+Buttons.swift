import Foundation

extension Device {
    /// A button at the side of a body. Lengths are points.
    public struct Button: Hashable, Sendable {
        /// The sides of a body with buttons.
        public enum Side: Hashable, Sendable { case left, right, top }

        /// The side of the body.
        public var side: Side

        /// The distance from the top of the body, or of a button on top from its right.
        public var start: CGFloat

        /// The length along the side.
        public var length: CGFloat

        /// How far it protrudes.
        public var height: CGFloat

        /// Creates a button; lengths are points.
        public init(_ side: Side, at start: CGFloat, length: CGFloat, height: CGFloat = 3) {
            self.side = side
            self.start = start
            self.length = length
            self.height = height
        }
    }
}

extension [Device.Button] {
    /// A switch, volume buttons and a side button on a phone with a flat edge.
    static let flatPhone = [
        Device.Button(.left, at: 142, length: 30), Device.Button(.left, at: 207, length: 70),
        Device.Button(.left, at: 291, length: 70), Device.Button(.right, at: 230, length: 114),
    ]

    /// The same on a phone with a round edge, whose buttons are shorter.
    static let roundPhone = [
        Device.Button(.left, at: 124, length: 30), Device.Button(.left, at: 189, length: 60),
        Device.Button(.left, at: 268, length: 60), Device.Button(.right, at: 205, length: 100),
    ]

    /// An action button in place of the switch.
    static let actionButton = [Device.Button(.left, at: 139, length: 36)] + flatPhone.dropFirst()

    /// A camera control below the side button as well, nearly level with the edge.
    static let cameraControl = actionButton + [Device.Button(.right, at: 556, length: 106, height: 1)]

    /// A camera control on a large phone.
    static let largeCameraControl = actionButton + [Device.Button(.right, at: 612, length: 106, height: 1)]

    /// A phone with a home button and a side button.
    static let homeButtonPhone = [
        Device.Button(.left, at: 100, length: 30), Device.Button(.left, at: 163, length: 58),
        Device.Button(.left, at: 237, length: 58), Device.Button(.right, at: 165, length: 58),
    ]

    /// A phone with round volume buttons and a button on top.
    static let topButtonPhone = [
        Device.Button(.left, at: 88, length: 30), Device.Button(.left, at: 158, length: 36),
        Device.Button(.left, at: 222, length: 36), Device.Button(.top, at: 42, length: 66),
    ]

    /// A tablet with a button on top and volume buttons on the right.
    static let tablet = [
        Device.Button(.top, at: 64, length: 92), Device.Button(.right, at: 76, length: 62),
        Device.Button(.right, at: 150, length: 62),
    ]

    /// A small tablet, whose volume buttons are on top as well.
    static let smallTablet = [
        Device.Button(.top, at: 64, length: 92), Device.Button(.top, at: 636, length: 62),
        Device.Button(.top, at: 710, length: 62),
    ]
}
