// A file that declares pictures also needs the types of settings, devices, conversations and annotations.
@_exported import struct Annotations.Annotation
@_exported import struct Annotations.AnnotationStyle
@_exported import struct Annotations.FrameReference
@_exported import enum ChatModels.ConversationReader
@_exported import struct ChatModels.Conversation
@_exported import struct Devices.Device
@_exported import enum Devices.DeviceChrome
@_exported import struct Devices.Stage
@_exported import struct Devices.StatusBar
@_exported import struct Frames.Frame
@_exported import enum Pictures.PictureFormat
@_exported import struct Pictures.PictureSelection
@_exported import enum Pictures.SVGText
@_exported import struct Rendering.RenderSettings
@_exported import enum Styles.Flavor
@_exported import struct Styles.Style
