// Apps that customize the components also use the configuration scope and the devices.
@_exported import ChatLook
@_exported import Client
@_exported import Devices
